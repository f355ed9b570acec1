/** What is printed on the cards of Capo, by the ids of its data file. */
export const SKILLS = ['I', 'B', 'S'] as const
export type Skill = (typeof SKILLS)[number]
/** A skill, `*` one of choice on a card, `?` one of choice that a mission asks for. */
export type SymbolName = Skill | '*' | '?'

export type Power = 'tony' | 'giulia' | 'mario' | 'vincenzo' | 'malone' | 'penny'

export interface Kind {
  symbols: readonly SymbolName[]
  stars: number
  power: Power | null
}

const kind = (symbols: string, stars: number, power: Power | null = null): Kind => ({
  symbols: [...symbols] as SymbolName[],
  stars,
  power,
})

export const KINDS = {
  K01: kind('I', 0), K02: kind('B', 0), K03: kind('S', 0),
  K04: kind('I', 1), K05: kind('B', 1), K06: kind('S', 1),
  K07: kind('II', 1), K08: kind('BB', 1), K09: kind('SS', 1),
  K10: kind('II', 2), K11: kind('BB', 2), K12: kind('SS', 2),
  K13: kind('IB', 1), K14: kind('BS', 1), K15: kind('IS', 1),
  K16: kind('IB', 2), K17: kind('BS', 2), K18: kind('IS', 2),
  K19: kind('IIB', 2), K20: kind('BBS', 2), K21: kind('SSI', 2),
  K22: kind('IIS', 3), K23: kind('BBI', 3), K24: kind('SSB', 3),
  K25: kind('III', 2), K26: kind('BBB', 2), K27: kind('SSS', 2),
  K28: kind('III', 3), K29: kind('BBB', 3), K30: kind('SSS', 3),
  K31: kind('II', 0, 'tony'), K32: kind('BB', 0, 'tony'), K33: kind('SS', 0, 'tony'),
  K34: kind('I', 1, 'giulia'), K35: kind('B', 1, 'giulia'), K36: kind('S', 1, 'giulia'),
  K37: kind('IB', 1, 'mario'), K38: kind('BS', 1, 'mario'), K39: kind('IS', 1, 'mario'),
  K40: kind('*', 1, 'vincenzo'), K41: kind('', 0, 'malone'), K42: kind('', 0, 'penny'),
} as const satisfies Record<string, Kind>

export type KindId = keyof typeof KINDS
export const KIND_IDS = Object.keys(KINDS) as KindId[]

export const SKILL_COLOURS: Record<Skill, string> = { I: 'var(--blood)', B: '#3d6b47', S: '#2d5f8a' }
export const FREE_COLOUR = '#8a6a22'
export const POLICE_COLOUR = '#2c3b52'

export const symbolColour = (symbol: SymbolName) =>
  symbol === '*' || symbol === '?' ? FREE_COLOUR : SKILL_COLOURS[symbol]
