import { counted, plural } from '@/lib/plural'

/** How many of the expected players have no mark, on the open page and of the whole event. */
export interface UnmarkedCounts {
  expected: number
  here: number
  /** Of the whole event; undefined when the sheet has one page. */
  total?: number
}

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const
const UNMARKED = ['neoznačený', 'neoznačení', 'neoznačení'] as const
const unmarkedOf = (count: number) => `${plural(count, UNMARKED)} ${count}`

const MARKS = ['označenie', 'označenia', 'označení'] as const

/** How many marks: „3 označenia“. */
export const formatMarks = (count: number): string => counted(count, MARKS)

/** „Čakajú 3 označenia“ */
export const formatWaiting = (count: number): string =>
  `${plural(count, ['Čaká', 'Čakajú', 'Čaká'])} ${formatMarks(count)}`

/** While there is no signal: „Uložené v telefóne, odošle sa po pripojení: 3 označenia“. */
export const formatStored = (unsent: number): string =>
  `Uložené v telefóne, odošle sa po pripojení: ${formatMarks(unsent)}.`

/** When the browser refuses to store what is not sent: a private window, or no room. */
export const NOT_STORED = 'Telefón označenia neuložil. Nezatvárajte túto stránku, kým sa neodošlú.'

/** The open page of a long sheet: „strana 2 z 10, 600 hráčov“. */
export const formatPage = (number: number, pages: number, total: number): string =>
  `strana ${number} z ${pages}, ${counted(total, PLAYERS)}`

/** The unmarked players in words, for the bar at the bottom of the sheet. */
export const formatUnmarked = ({ expected, here, total }: UnmarkedCounts): string => {
  if (total === undefined) return here > 0 ? `Neoznačené ${here}` : 'Všetci označení'
  if (total === 0) return 'Všetci označení'
  if (here > 0) return `Na tejto strane ${unmarkedOf(here)}, spolu ${total}`
  return `Na tejto strane ${expected > 0 ? 'všetci označení' : 'nikto z nominácie'}, spolu ${unmarkedOf(total)}`
}

/** The message after everything on this device has been saved. */
export const formatSaved = ({ here, total }: UnmarkedCounts): string => {
  if (total === undefined || total === 0)
    return `Dochádzka bola uložená.${here > 0 ? ` Bez označenia: ${counted(here, PLAYERS)}.` : ''}`
  const onPage = here > 0 ? `na tejto strane ${counted(here, PLAYERS)}, ` : ''
  return `Táto strana bola uložená. Bez označenia: ${onPage}spolu ${counted(total, PLAYERS)}.`
}
