import { RELATIONS } from '@/features/users/labels'
import type { RosterPlayerView } from '@/features/users/schema'
import { shortDate, shortDay } from '@/lib/date-format'
import { addDays } from '@/lib/dates'

/** How many days before its end a medical check is warned of. */
export const WARNING_DAYS = 30

/** A warning about a medical check; `short` for a line of a phone. */
export interface MedicalWarning {
  tone: 'bad' | 'warn'
  text: string
  short: string
}

/** The warning about a medical check; undefined when it is valid for long enough or no date is known. */
export const medicalWarning = (validUntil: string | null, today: string): MedicalWarning | undefined => {
  if (!validUntil) return undefined
  const day = validUntil.slice(0, 10)
  const noon = `${day}T12:00:00Z`
  const date = shortDate(noon)
  if (day < today) return { tone: 'bad', text: `Prehliadka neplatí od ${date}`, short: 'Prehliadka neplatí' }
  if (day > addDays(today, WARNING_DAYS)) return undefined
  return { tone: 'warn', text: `Prehliadka do ${date}`, short: `Prehliadka do ${shortDay(noon)}` }
}

/** Whom a trainer calls about a player. */
export interface Contact {
  name: string
  /** „matka“, „hráč“ */
  role: string
  phone: string
  email: string
}

/** What a guardian is of the player: „matka“, or in general „zákonný zástupca“. */
export const relationWord = (relation: RosterPlayerView['guardians'][number]['relation']): string =>
  relation === 'other' ? 'zákonný zástupca' : RELATIONS[relation]

/** Everybody who can be called about a player, in the order in which to try: guardians, then the player. */
export const contactsOf = ({
  guardians,
  name,
  phone,
}: Pick<RosterPlayerView, 'guardians' | 'name' | 'phone'>): Contact[] => [
  ...guardians.map(({ name, relation, phone, email }) => ({
    name,
    role: relationWord(relation),
    phone,
    email,
  })),
  ...(phone ? [{ name, role: 'hráč', phone, email: '' }] : []),
]

/** Whom one tap calls, and whom one tap writes to: the first with a telephone, else with an e-mail. */
export const firstContact = (contacts: readonly Contact[]): Contact | undefined =>
  contacts.find(({ phone }) => phone) ?? contacts.find(({ email }) => email)

const SORT_KEYS = ['name', 'number', 'rate', 'medical'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** By what a list of players is sorted, and whether from its end. */
export interface PlayerSort {
  by: SortKey
  descending: boolean
}

/** The usual order. */
export const BY_NAME: PlayerSort = { by: 'name', descending: false }

/** The order in an address: „rate“, or „-rate“ from the end. Anything else is by name. */
export const parseSort = (text: string): PlayerSort => {
  const by = SORT_KEYS.find((key) => key === text.replace(/^-/, ''))
  return by ? { by, descending: text.startsWith('-') } : BY_NAME
}

/** An order as it stands in an address; empty for the usual one. */
export const writtenSort = ({ by, descending }: PlayerSort): string | undefined =>
  by === 'name' && !descending ? undefined : `${descending ? '-' : ''}${by}`

/** What a tap on a heading sorts by: from the other end when it is sorted by that already. The best rate comes first. */
export const nextSort = (by: SortKey, now: PlayerSort): PlayerSort => ({
  by,
  descending: now.by === by ? !now.descending : by === 'rate',
})

/** Rows given by name in another order; those without a value are last from either end. */
export function sorted<Row>(
  rows: readonly Row[],
  { descending }: Pick<PlayerSort, 'descending'>,
  valueOf: (row: Row) => number | string | null,
): Row[] {
  const known = rows.flatMap((row) => {
    const value = valueOf(row)
    return value === null ? [] : [{ row, value }]
  })
  known.sort((one, other) => {
    const order = one.value < other.value ? -1 : one.value > other.value ? 1 : 0
    return descending ? -order : order
  })
  return [...known.map(({ row }) => row), ...rows.filter((row) => valueOf(row) === null)]
}
