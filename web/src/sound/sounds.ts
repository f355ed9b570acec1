/** The sounds of the room, made by the browser itself; silent until the reader wants them. */
import { settings } from '../look/settings.svelte.ts'
import type { GameEvent } from '../protocol/types'

export type Sound = 'thud' | 'flick' | 'dice' | 'bell' | 'fuse' | 'bass'

let room: AudioContext | null = null

/** A tone that begins loud and dies away. */
function tone(
  room: AudioContext,
  shape: OscillatorType,
  pitch: number,
  to: number,
  length: number,
  loud: number,
  after = 0,
): void {
  const at = room.currentTime + after
  const [source, volume] = [room.createOscillator(), room.createGain()]
  source.type = shape
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + length)
  volume.gain.setValueAtTime(loud, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  source.connect(volume).connect(room.destination)
  source.start(at)
  source.stop(at + length)
}

/** A breath of noise through a filter: paper, wood, a burning fuse. */
function noise(
  room: AudioContext,
  filter: BiquadFilterType,
  pitch: number,
  length: number,
  loud: number,
  after = 0,
): void {
  const at = room.currentTime + after
  const samples = room.createBuffer(1, Math.ceil(room.sampleRate * length), room.sampleRate)
  const wave = samples.getChannelData(0)
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length)
  const [source, through, volume] = [room.createBufferSource(), room.createBiquadFilter(), room.createGain()]
  source.buffer = samples
  through.type = filter
  through.frequency.value = pitch
  volume.gain.value = loud
  source.connect(through).connect(volume).connect(room.destination)
  source.start(at)
}

/** Each is short, and stays below half of what a loudspeaker can take, so that two at a time do not crackle. Small
 *  loudspeakers cannot do less than about 70 Hz. */
const MAKE: Record<Sound, (room: AudioContext) => void> = {
  thud: (room) => {
    tone(room, 'sine', 170, 60, 0.16, 0.3)
    noise(room, 'lowpass', 500, 0.05, 0.2)
  },
  flick: (room) => noise(room, 'highpass', 2600, 0.07, 0.18),
  dice: (room) => [0, 0.09, 0.16, 0.27, 0.4].forEach((after) => noise(room, 'bandpass', 1500, 0.05, 0.8, after)),
  bell: (room) =>
    [1320, 2640, 3960].forEach((pitch, i) => tone(room, 'sine', pitch, pitch, 0.5 - i * 0.1, 0.12 / (i + 1))),
  fuse: (room) => {
    noise(room, 'highpass', 3400, 0.3, 0.1)
    noise(room, 'lowpass', 320, 0.4, 1, 0.25)
    tone(room, 'sine', 95, 40, 0.4, 0.3, 0.25)
  },
  bass: (room) => {
    tone(room, 'triangle', 73, 72, 0.7, 0.28)
    tone(room, 'sine', 147, 145, 0.5, 0.12)
  },
}

export function play(sound: Sound): void {
  if (settings.sound !== 'on' || typeof AudioContext === 'undefined') return
  room ??= new AudioContext()
  if (room.state === 'suspended') void room.resume() // it was made before the reader had touched anything
  MAKE[sound](room)
}

const HEARD: [RegExp, Sound][] = [
  [/bomb|boom|blast|explo|kaboom|shot|fire|killed/, 'fuse'],
  [/roll|dice|duel|raced/, 'dice'],
  [/pay|paid|earn|income|money|launder|stake|bought|bank|collect|bonus|recruit|pot$|^home$/, 'bell'],
  [
    /card|play|draw|drew|deal|dealt|take|took|place|pick|stole|discard|reveal|job|influence|attached|turned|peek|look|swap/,
    'flick',
  ],
]

/** What an event sounds like, by its name. */
export function soundOf({ event }: GameEvent): Sound {
  return HEARD.find(([name]) => name.test(event))?.[1] ?? 'thud'
}
