import { counted, plural } from '@/lib/plural'

/** How many of those expected have no mark: on the page that is open, and on all pages together. */
export interface Left {
  expected: number
  unmarked: number
  /** Of the whole event; absent when the sheet is one page. */
  whole?: number
}

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const
const UNMARKED = ['neoznačený', 'neoznačení', 'neoznačení'] as const
const unmarkedOf = (count: number) => `${plural(count, UNMARKED)} ${count}`

/** Which part of a long sheet this is: „strana 2 z 10, 600 hráčov“. */
export const formatPart = (number: number, pages: number, total: number): string =>
  `strana ${number} z ${pages}, ${counted(total, PLAYERS)}`

/** Who is left, for the foot of the sheet. */
export const formatLeft = ({ expected, unmarked, whole }: Left): string => {
  if (whole === undefined) return unmarked > 0 ? `Neoznačené ${unmarked}` : 'Všetci označení'
  if (whole === 0) return 'Všetci označení'
  if (unmarked > 0) return `Na tejto strane ${unmarkedOf(unmarked)}, spolu ${whole}`
  const here = expected > 0 ? 'všetci označení' : 'nikto z nominácie'
  return `Na tejto strane ${here}, spolu ${unmarkedOf(whole)}`
}

/** What is said once everything of this device has been saved. */
export const formatSaved = ({ unmarked, whole }: Left): string => {
  if (whole === undefined || whole === 0)
    return `Dochádzka bola uložená.${unmarked > 0 ? ` Bez označenia: ${counted(unmarked, PLAYERS)}.` : ''}`
  const here = unmarked > 0 ? `na tejto strane ${counted(unmarked, PLAYERS)}, ` : ''
  return `Táto strana bola uložená. Bez označenia: ${here}spolu ${counted(whole, PLAYERS)}.`
}
