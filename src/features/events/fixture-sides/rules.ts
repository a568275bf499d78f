import { groupsBy } from '@/lib/groups'
import type { Cell } from '@/lib/read-table'
import { fold } from '@/lib/text'
import type { FixtureMapping } from '../fixture-columns/rules'

/** Words of a club's form, which one file writes and another leaves out. */
const FORMS: ReadonlySet<string> = new Set([
  ...['fk', 'tj', 'sk', 'osk', 'mfk', 'fc', 'ofk', 'sfk', 'mfc', 'pfk', 'zfk', 'dfk', 'sfc', 'fa', 'oz'],
  ...['futbalovy', 'futbalova', 'sportovy', 'telovychovna', 'jednota', 'klub', 'akademia', 'academy'],
])
/** Marks of one team of a club: „U11“, „B“, „II“. */
const TEAM = /^(?:u?\d{1,2}[a-d]?|[a-du]|i{2,3}|ziaci|ziacky|dorast|pripravka|mladsi|starsi)$/

/** What names of one club have in common: „ŠK Lipová U11“ and „Lipová B“ are both „lipova“. */
export function clubKey(name: string): string {
  const words = fold(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const club = words.filter((word) => !TEAM.test(word))
  const own = club.filter((word) => !FORMS.has(word))
  return [own, club, words].find((some) => some.length > 0)?.join(' ') ?? ''
}

/** Which of both sides the club is. */
export type Side = 'home' | 'guest' | 'both' | 'neither'

/**
 * Says which side is ours: by the club's own names, or by a team of the file that the office has chosen. Of two teams of the
 * club it is the chosen one.
 */
export function sideFinder(
  names: readonly string[],
  chosen: string | null,
): (home: string, guest: string) => Side {
  const keys = new Set((chosen ? [chosen] : names).map(clubKey))
  const exact = chosen && fold(chosen)
  return (home, guest) => {
    const [isHome, isGuest] = [home, guest].map((team) => keys.has(clubKey(team)))
    if (isHome && isGuest) {
      const [same, other] = [home, guest].map((team) => fold(team) === exact)
      if (same === other) return 'both'
      return same ? 'home' : 'guest'
    }
    if (isHome) return 'home'
    return isGuest ? 'guest' : 'neither'
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
