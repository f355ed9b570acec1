/** Keep a television or a tablet from falling asleep, where the browser lends us that; returns how to let it sleep. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false
  const ask = async () => {
    if (document.hidden || ended) return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (ended) void lock?.release()
    } catch {
      // a browser may say no, for a low battery for one: the game goes on
    }
  }
  document.addEventListener('visibilitychange', ask) // a hidden page loses it
  void ask()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
