/** What is printed on the cards: the game's data file holds the same, and a test holds them together. */
import type { Deed, Trade } from '../../art/cosanostra/signs'

/** Income of each trade, in thousands; the price is double. In the order of the rules. */
export const INCOME: Record<Trade, number> = {
  drug_dealer: 2,
  pimp: 2,
  loan_shark: 2,
  lawyer: 1,
  politician: 1,
  cop: 1,
  garage: 4,
  building_firm: 4,
  waste_company: 4,
  night_club: 6,
  casino: 7,
}
export const priceOf = (trade: Trade): number => 2 * INCOME[trade]

const CODES: Record<string, Trade> = {
  DD: 'drug_dealer', PI: 'pimp', LS: 'loan_shark', LW: 'lawyer', PO: 'politician', CO: 'cop',
  GA: 'garage', BF: 'building_firm', WC: 'waste_company', NC: 'night_club', CA: 'casino',
}
const COMPANIES: readonly Trade[] = ['garage', 'building_firm', 'waste_company', 'night_club', 'casino']
export const isCompany = (trade: Trade): boolean => COMPANIES.includes(trade)

/** How many cards there are of each trade: Businesses are numbered trade by trade. */
const COUNTS: [Trade, number][] = [
  ['drug_dealer', 5],
  ['pimp', 5],
  ['loan_shark', 5],
  ['lawyer', 3],
  ['politician', 3],
  ['cop', 3],
  ['garage', 2],
  ['building_firm', 2],
  ['waste_company', 2],
  ['night_club', 2],
  ['casino', 2],
]
const TRADE_OF: Trade[] = COUNTS.flatMap(([trade, count]) => Array<Trade>(count).fill(trade))
export const tradeOf = (business: number): Trade => TRADE_OF[business]!

export interface Job {
  id: number
  deed: Deed
  needs: Trade[]
  /** What a die must show; 0: the target decides. */
  die: number
  /** With two successes, and with one. */
  high: number
  low: number
}

const PRINTED: [number, Deed, string, number, number, number][] = [
  [101, 'cash', 'DD', 4, 9, 6],
  [102, 'cash', 'BF', 2, 7, 5],
  [103, 'cash', '', 2, 2, 1],
  [104, 'cash', 'LW', 2, 4, 3],
  [105, 'cash', 'PI', 2, 5, 4],
  [106, 'cash', '', 3, 3, 2],
  [107, 'cash', 'PO', 3, 6, 4],
  [108, 'cash', 'PI CO', 3, 9, 7],
  [109, 'cash', 'GA', 3, 9, 7],
  [110, 'cash', 'LW LS', 3, 9, 7],
  [111, 'cash', 'WC', 2, 7, 5],
  [112, 'cash', 'CO', 3, 6, 4],
  [113, 'cash', 'LS', 3, 7, 5],
  [114, 'bash', '', 2, 0, 0],
  [115, 'bash', '', 2, 0, 0],
  [116, 'damage', '', 3, 6, 3],
  [117, 'damage', '', 3, 6, 3],
  [118, 'vandalism', '', 3, 0, 0],
  [119, 'theft', '', 3, 3, 2],
  [120, 'theft', '', 4, 5, 3],
  [201, 'cash', 'CA', 2, 11, 9],
  [202, 'cash', 'WC PO', 3, 12, 9],
  [203, 'cash', 'PI LW', 3, 10, 7],
  [204, 'cash', 'BF LS', 3, 12, 9],
  [205, 'cash', 'NC', 2, 10, 8],
  [206, 'cash', 'PI LS', 3, 11, 8],
  [207, 'cash', 'DD DD', 4, 14, 9],
  [208, 'cash', 'GA CO', 3, 12, 9],
  [209, 'bash', '', 2, 0, 0],
  [210, 'vandalism', '', 3, 0, 0],
  [211, 'theft', '', 3, 6, 4],
  [212, 'theft', '', 4, 8, 5],
  [213, 'kill', '', 3, 0, 0],
  [214, 'persuasion', '', 4, 0, 0],
  [215, 'persuasion', '', 4, 0, 0],
  [216, 'laundering', '', 3, 15, 8],
  [217, 'laundering', '', 3, 15, 8],
  [218, 'connections', '', 3, 2, 0],
  [219, 'offer', '', 3, 0, 0],
  [220, 'birthday', '', 2, 3, 1],
  [301, 'cash', 'BF PO', 4, 15, 10],
  [302, 'cash', 'DD DD LW', 3, 14, 10],
  [303, 'cash', 'LS DD PI', 3, 15, 11],
  [304, 'cash', 'PO PI NC', 2, 16, 13],
  [305, 'cash', 'LS CO', 3, 11, 7],
  [306, 'cash', 'WC CO', 3, 13, 9],
  [307, 'cash', 'CA PI', 3, 17, 13],
  [308, 'cash', 'GA DD', 3, 14, 10],
  [309, 'theft', '', 3, 8, 6],
  [310, 'kill', '', 3, 0, 0],
  [311, 'kill', '', 3, 0, 0],
  [312, 'persuasion', '', 4, 0, 0],
  [313, 'persuasion', '', 4, 0, 0],
  [314, 'arson', '', 4, 0, 0],
  [315, 'car_bomb', '', 4, 0, 0],
  [316, 'assassination', '', 0, 0, 0],
  [317, 'assassination', '', 0, 0, 0],
  [318, 'assassination', '', 0, 0, 0],
  [319, 'robbery', '', 4, 0, 0],
  [320, 'robbery', '', 4, 0, 0],
  [321, 'trap', '', 4, 0, 0],
  [322, 'laundering', '', 3, 15, 8],
  [323, 'laundering', '', 3, 15, 8],
  [324, 'connections', '', 3, 2, 0],
  [325, 'offer', '', 3, 0, 0],
  [401, 'cash', 'DD DD DD NC CO', 4, 30, 22],
  [402, 'cash', 'GA CO LW', 4, 21, 13],
  [403, 'cash', 'WC BF PO', 3, 21, 15],
  [404, 'cash', 'LS LS LS PI', 3, 20, 15],
  [405, 'cash', 'PI PI LW DD', 3, 20, 14],
  [406, 'cash', 'BF PO LW LS', 4, 24, 16],
  [407, 'cash', 'CA CO LW', 4, 24, 16],
  [408, 'cash', 'PO NC PI DD', 3, 24, 18],
  [409, 'cash', 'GA PO WC', 3, 21, 15],
  [410, 'cash', 'LS CA', 3, 20, 14],
  [411, 'theft', '', 3, 9, 7],
  [412, 'theft', '', 4, 12, 8],
  [413, 'kill', '', 3, 0, 0],
  [414, 'persuasion', '', 4, 0, 0],
  [415, 'persuasion', '', 4, 0, 0],
  [416, 'arson', '', 4, 0, 0],
  [417, 'car_bomb', '', 4, 0, 0],
  [418, 'assassination', '', 0, 0, 0],
  [419, 'assassination', '', 0, 0, 0],
  [420, 'drive_by', '', 0, 0, 0],
  [421, 'drive_by', '', 0, 0, 0],
  [422, 'robbery', '', 4, 0, 0],
  [423, 'trap', '', 4, 0, 0],
  [424, 'trap', '', 4, 0, 0],
  [425, 'racing', '', 4, 0, 0],
]
const JOBS = new Map<number, Job>(
  PRINTED.map(([id, deed, needs, die, high, low]) => [
    id, { id, deed, needs: needs.split(' ').filter(Boolean).map((code) => CODES[code]!), die, high, low },
  ]),
)
export const JOB_IDS: readonly number[] = [...JOBS.keys()]

export const jobOf = (id: number): Job => JOBS.get(id)!

/** As the actions count them: 0 to 89. */
export const jobNumber = (id: number): number => JOB_IDS.indexOf(id)
export const jobObject = (id: number): string => `job:${jobNumber(id)}`
export const jobWithNumber = (number: number): Job => jobOf(JOB_IDS[number]!)
export const roundOf = (id: number): number => Math.floor(id / 100)

export type JobKind = 'cash' | 'attack' | 'response' | 'special'
const SPECIAL: readonly Deed[] = ['laundering', 'connections', 'offer', 'birthday', 'racing']
export function kindOfJob({ deed }: Job): JobKind {
  if (deed === 'cash') return 'cash'
  if (deed === 'robbery' || deed === 'trap') return 'response'
  return SPECIAL.includes(deed) ? 'special' : 'attack'
}

export const INFLUENCE = [
  'snitch', 'spy', 'schemer', 'emergency_doc', 'henchman', 'machine_pistol', 'saboteur', 'distraction',
] as const
/** From here on Influence cards are attached to a Gangster. */
export const FIRST_ATTACHED = 4

/** Recruits of each family: pistols by their column. */
const PISTOLS = [1, 2, 3, 2, 3, 4]
export const pistolsOf = (gangster: number): number => PISTOLS[gangster % PISTOLS.length]!
