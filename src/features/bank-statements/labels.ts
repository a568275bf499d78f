import type { Forms } from '@/lib/plural'

/** What becomes of a row of a statement, as the preview groups them. */
export const ROW_KINDS = {
  matched: 'Spárované',
  suggested: 'Návrhy',
  unmatched: 'Nespárované',
  maybeReturned: 'Možno vrátené',
  strayReturn: 'Vrátené, platbu nepoznáme',
  returned: 'Vrátené platby',
  seen: 'Už zapísané skôr',
  cancelled: 'Vrátené bez úhrady',
  outgoing: 'Odchádzajúce',
  dismissed: 'Nie sú členské',
} as const

/** Why a player is suggested. */
export const REASONS = {
  symbol: 'variabilný symbol',
  digit: 'VS sa líši o\u00a0číslicu',
  account: 'z\u00a0tohto účtu už platili',
  fullName: 'meno v\u00a0platbe',
  surname: 'priezvisko a\u00a0dlžná suma',
  recorded: 'rovnaká úhrada je už zapísaná',
} as const

/** Why a movement may be in the books already. */
export const LIKELY = {
  bank: 'Z\u00a0banky už máme pohyb s\u00a0tou istou sumou v\u00a0ten istý deň.',
  hand: 'Rovnakú úhradu už zapísala kancelária.',
} as const

/** What the office decides for a row in place of a player. */
export const DECISIONS = {
  dismiss: 'Nie je členské',
  seen: 'Už je zapísaná',
  return: 'Vrátená platba',
} as const
/** Undecided. */
export const LATER = 'Rozhodnem neskôr'

/** What was done with a row that is stored. */
export const ROW_STATES = {
  booked: 'Zapísaná',
  returned: 'Vrátená platba',
  left: 'Nespárovaná',
  dismissed: 'Nie je členské',
} as const
export type BankRowState = keyof typeof ROW_STATES

export const PAYMENTS: Forms = ['platba', 'platby', 'platieb']

/** After „Zapísať“ and „Zapísali sme“. */
export const BOOKED_PAYMENTS: Forms = ['platbu', 'platby', 'platieb']

/** After „Nespárované z banky:“. */
export const LEFT_ROWS: Forms = ['pohyb', 'pohyby', 'pohybov']

/** Movements that wait after an import: „1 pohyb zostane nespárovaný“. */
export const ROWS_LEFT_OVER: Forms = [
  'pohyb zostane nespárovaný',
  'pohyby zostanú nespárované',
  'pohybov zostane nespárovaných',
]

/** What the bank has announced and not booked. */
export const PENDING_ROWS: Forms = [
  'pohyb banka ešte nezaúčtovala',
  'pohyby banka ešte nezaúčtovala',
  'pohybov banka ešte nezaúčtovala',
]

/** Before a number of payments that are taken back, and of what the bank has returned. */
export const TAKES_BACK: Forms = ['Zruší sa', 'Zrušia sa', 'Zruší sa']
export const THAT_CAME_BACK: Forms = ['ktorú banka vrátila', 'ktoré banka vrátila', 'ktoré banka vrátila']

/** What may be returned and is not decided: „1 odchádzajúci pohyb vyzerá ako vrátená platba“. */
export const MAYBE_RETURNED: Forms = [
  'odchádzajúci pohyb vyzerá ako vrátená platba',
  'odchádzajúce pohyby vyzerajú ako vrátené platby',
  'odchádzajúcich pohybov vyzerá ako vrátené platby',
]

/** „1 vrátenú platbu nevieme priradiť“ */
export const STRAY_RETURNS: Forms = [
  'vrátenú platbu nevieme priradiť',
  'vrátené platby nevieme priradiť',
  'vrátených platieb nevieme priradiť',
]

/** „1 riadok sa nedá prečítať“ */
export const UNREADABLE_ROWS: Forms = [
  'riadok sa nedá prečítať a\u00a0nezapíše sa',
  'riadky sa nedajú prečítať a\u00a0nezapíšu sa',
  'riadkov sa nedá prečítať a\u00a0nezapíše sa',
]
