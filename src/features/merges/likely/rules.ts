import { isSameName, nameKey, phoneKey } from '@/features/member-imports/guardians/rules'

/** What tells whether two rows may be one person. */
export interface Likeness {
  firstName: string
  lastName: string
  playing: boolean
  birthDate: string | null
  email: string | null
  phone: string | null
}

const yearOf = (day: string | null): string | undefined => day?.slice(0, 4)

/**
 * Why two rows may be of one person; undefined when nothing says so. As when members are imported: by name, in any order of its
 * words, with the year of birth; or by contact. Siblings have one phone too: there the birth dates tell them apart.
 */
export function likenessOf(one: Likeness, other: Likeness): string | undefined {
  if (one.playing !== other.playing) return undefined
  const [mine, theirs] = [yearOf(one.birthDate), yearOf(other.birthDate)]
  const mayBeSameAge = mine === undefined || theirs === undefined || mine === theirs
  if (!mayBeSameAge) return undefined
  const isSame = nameKey(one) === nameKey(other) || isSameName(one, other)
  if (isSame) return mine && mine === theirs ? 'rovnaké meno a\u00a0rok narodenia' : 'rovnaké meno'
  if (one.email && one.email.toLowerCase() === other.email?.toLowerCase()) return 'rovnaký e-mail'
  const phone = phoneKey(one.phone)
  const isSibling = one.playing && one.firstName !== other.firstName
  return phone && phone === phoneKey(other.phone) && !isSibling ? 'rovnaký telefón' : undefined
}
