import { differing, type MatchColumns, type MatchField, TIME_FIELDS } from '../fixture-changes/rules'

type Columns = Partial<MatchColumns>

/** What an import has done, as far as an undo needs it; stored as JSON. */
export interface FixtureChanges {
  /** Ids of matches it made, all with this `updatedAt`. */
  made: { ids: string[]; at: string }
  /** Columns of matches of the club that it replaced. */
  replaced: { id: string; before: Columns; after: Columns; isAttended: boolean }[]
}

/** The changes of a stored import. */
export const changesIn = (changes: string): FixtureChanges => JSON.parse(changes) as FixtureChanges

/** The present state of a match an import has made or changed. */
export interface PresentMatch extends MatchColumns {
  id: string
  /** „Zápas U11: Lipová – Brezová, 5. 9. 2026“ */
  name: string
  updatedAt: string
  isDeleted: boolean
  isAttended: boolean
}

/** What an undo does, and what it leaves, with the reason. */
export interface FixtureUndoPlan {
  removed: string[]
  restored: { id: string; values: Columns }[]
  kept: { name: string; why: string }[]
}

const PLAYED = 'medzitým sa odohral'
const ATTENDED = 'má zapísanú dochádzku'

/** Whether a match has been played since the import: it was to come then. */
const isPlayedSince = (startsAt: string, at: string, now: Date): boolean =>
  Date.parse(startsAt) > Date.parse(at) && Date.parse(startsAt) <= now.getTime()

function whyKept(match: PresentMatch, at: string, now: Date): string | undefined {
  if (match.isAttended) return ATTENDED
  if (isPlayedSince(match.startsAt, at, now)) return PLAYED
  return Date.parse(match.updatedAt) === Date.parse(at) ? undefined : 'niekto ho medzitým upravil'
}

const pick = (columns: Columns, fields: readonly MatchField[]): Columns =>
  Object.fromEntries(fields.map((field) => [field, columns[field] ?? null]))

/** Why the times of a changed match stay; undefined when they go back. */
function whyTimesStay(
  match: PresentMatch,
  { before, isAttended }: FixtureChanges['replaced'][number],
  at: string,
  now: Date,
): string | undefined {
  if (match.isAttended && !isAttended) return ATTENDED
  if (isPlayedSince(match.startsAt, at, now)) return PLAYED
  return isPlayedSince(before.startsAt!, at, now) ? 'jeho pôvodný termín už prešiel' : undefined
}

/**
 * What taking an import back does: matches it made go into the trash, unless something happened to them since; a column goes
 * back to what it was, unless somebody has changed it again. The times of a match go back together, or stay.
 */
export function fixtureUndoPlan(
  { made, replaced }: FixtureChanges,
  present: ReadonlyMap<string, PresentMatch>,
  now: Date,
): FixtureUndoPlan {
  const kept: FixtureUndoPlan['kept'] = []
  const removed = made.ids.filter((id) => {
    const match = present.get(id)
    if (!match || match.isDeleted) return false
    const why = whyKept(match, made.at, now)
    if (why) kept.push({ name: match.name, why })
    return !why
  })
  const restored = replaced.flatMap((change) => {
    const { id, before, after } = change
    const match = present.get(id)
    if (!match || match.isDeleted) return []
    const keep = (why: string) => void kept.push({ name: match.name, why })
    const others = new Set(Object.keys(differing(after, match)))
    const fields = Object.keys(before) as MatchField[]
    const times = fields.filter((field) => TIME_FIELDS.includes(field))
    const areTimesOther = times.some((field) => others.has(field))
    const stay = times.length > 0 && !areTimesOther ? whyTimesStay(match, change, made.at, now) : undefined
    if (others.size > 0) keep('niektorý údaj sa medzitým zmenil znova')
    if (stay) keep(stay)
    const back = fields.filter((field) =>
      TIME_FIELDS.includes(field) ? !areTimesOther && !stay : !others.has(field),
    )
    return back.length > 0 ? [{ id, values: pick(before, back) }] : []
  })
  return { removed, restored, kept }
}
