import type { Forms } from '@/lib/plural'

/** What becomes of a row of a statement, as the preview groups them. */
export const ROW_KINDS = {
  matched: 'Spárované',
  suggested: 'Návrhy',
  unmatched: 'Nespárované',
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
