import { groupsBy } from '@/lib/groups'
import type { Cell } from '@/lib/read-table'
import { fold } from '@/lib/text'
import type { FixtureMapping } from '../fixture-columns/rules'

/** Words of a club's form, which one file writes and another leaves out. */
const FORMS: ReadonlySet<string> = new Set([
  ...['fk', 'tj', 'sk', 'osk', 'mfk', 'fc', 'ofk', 'sfk', 'mfc', 'pfk', 'zfk', 'dfk', 'sfc', 'fa'],
  ...['futbalovy', 'futbalova', 'sportovy', 'telovychovna', 'jednota', 'klub', 'akademia', 'academy'],
])
/** Marks of one team of a club: „U11“, „B“, „II“. */
const TEAM = /^(?:u?\d{1,2}[a-d]?|[a-du]|i{2,3}|ziaci|ziacky|dorast|pripravka|mladsi|starsi)$/

/** The mark of a second team or a later one, also behind an age: „B“, „U13 B“, „U13B“, „II“. */
const SECOND = /^(?:u?\d{1,2})?([b-d]|i{2,3})$/

const LEGAL_FORM = 'oz'

/** The words of a name without case and diacritics; „o. z.“ is one. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .replace(/\bo\.?\s?z\b/g, LEGAL_FORM)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** What names of one club have in common: „ŠK Lipová U11“ and „Lipová B“ are both „lipova“. */
export function clubKey(name: string): string {
  const words = wordsOf(name)
  // Of a club that is named by such words alone („Akadémia, o. z.“), all but the legal form.
  const club = words.filter((word) => !TEAM.test(word) && word !== LEGAL_FORM)
  const own = club.filter((word) => !FORMS.has(word))
  return [own, club, words].find((some) => some.length > 0)?.join(' ') ?? ''
}

/** „B“ of „ŠK Lipová U11 B“: the mark behind the name of a team that is not the club's first; empty for the first one. */
export function secondTeam(name: string): string {
  const words = wordsOf(name)
  // A letter before another word of the name is a part of it: „TJ B. Bystrica“.
  const last = words.findLastIndex((word) => !TEAM.test(word) && !FORMS.has(word) && word !== LEGAL_FORM)
  const mark = words.slice(last + 1).find((word) => SECOND.test(word))
  return mark ? SECOND.exec(mark)![1]!.toUpperCase() : ''
}

/** Which of both sides the club is. */
export type Side = 'home' | 'guest' | 'both' | 'neither'

/**
 * Says which side is ours: by the club's own names and by a team of the file that the office has chosen, which the file may
 * write otherwise in some rows. Of two teams of the club it is the chosen one.
 */
export function sideFinder(
  names: readonly string[],
  chosen: string | null,
): (home: string, guest: string) => Side {
  const keys = new Set(names.map(clubKey))
  const isChosen = (team: string) => chosen !== null && fold(team) === fold(chosen)
  const isOfChosen = (team: string) => chosen !== null && clubKey(team) === clubKey(chosen)
  const isOurs = (team: string) => isOfChosen(team) || keys.has(clubKey(team))
  return (home, guest) => {
    if (!isOurs(home) && !isOurs(guest)) return 'neither'
    const isSurer = [isChosen, isOfChosen, isOurs].find((is) => is(home) !== is(guest))
    if (!isSurer) return 'both'
    return isSurer(home) ? 'home' : 'guest'
  }
}

/** The clubs of a schedule as it writes them first, the most frequent before others. */
export function clubsIn(
  rows: readonly (readonly Cell[])[],
  heading: number,
  mapping: FixtureMapping,
): string[] {
  const columns = [mapping.indexOf('home'), mapping.indexOf('guest')]
  const teams = rows
    .slice(heading + 1)
    .flatMap((cells) => columns.flatMap((column) => (cells[column] ? String(cells[column]) : [])))
  return [...groupsBy(teams, clubKey).values()]
    .sort((one, other) => other.length - one.length)
    .map(([first]) => first!)
}
