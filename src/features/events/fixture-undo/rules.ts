import type { Kept } from '@/lib/import-schema'
import {
  differing,
  type MatchColumns,
  type MatchField,
  RESULT_FIELDS,
  TIME_FIELDS,
} from '../fixture-changes/rules'
import { answersCloseBeforeStart, resultFits } from '../rules'
import { endFits, meetsBeforeStart } from '../times/rules'

type Columns = Partial<MatchColumns>

/** What an import has done, as far as an undo needs it; stored as JSON. */
export interface FixtureChanges {
  /** Ids of matches it made, all with this `updatedAt`. */
  made: { ids: string[]; at: string }
  /** Columns of matches of the club that it replaced. */
  replaced: { id: string; before: Columns; after: Columns; isAttended: boolean }[]
  /** What its undo has left as it is, and why; missing before an undo, and the rest is empty after it. */
  kept?: Kept
}

/** What is stored of an import that was taken back. */
export const undoneChanges = ({ kept }: FixtureUndoPlan): string | null =>
  kept.length > 0
    ? JSON.stringify({ made: { ids: [], at: '' }, replaced: [], kept } satisfies FixtureChanges)
    : null

/** The changes of a stored import. */
export const changesIn = (changes: string): FixtureChanges => JSON.parse(changes) as FixtureChanges

/** The present state of a match an import has made or changed. */
export interface PresentMatch extends MatchColumns {
  id: string
  type: number
  /** „Zápas U11: Lipová – Brezová, 5. 9. 2026“ */
  name: string
  updatedAt: string
  isDeleted: boolean
  isAttended: boolean
  /** Whether people have answered to it, or somebody has nominated for it. */
  isAnswered: boolean
}

/** What an undo does, and what it leaves, with the reason. */
export interface FixtureUndoPlan {
  removed: string[]
  restored: { id: string; values: Columns }[]
  kept: Kept
}

const PLAYED = 'medzitým sa odohral'
const ATTENDED = 'má zapísanú dochádzku'
const ANSWERED = 'niekto naň už odpovedal alebo má nomináciu'
const UNFIT = 'pôvodné údaje by sa nezhodovali s\u00a0tým, čo sa medzitým zmenilo'

/** Whether a match has been played since the import: it was to come then. */
const isPlayedSince = (startsAt: string, at: string, now: Date): boolean =>
  Date.parse(startsAt) > Date.parse(at) && Date.parse(startsAt) <= now.getTime()

function whyKept(match: PresentMatch, at: string, now: Date): string | undefined {
  if (match.isAttended) return ATTENDED
  if (isPlayedSince(match.startsAt, at, now)) return PLAYED
  if (match.isAnswered) return ANSWERED
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

/** Whether a match can be as it would be with some columns put back and others as they are now. */
const isValid = (match: PresentMatch, now: Date): boolean =>
  endFits(match, match.endsAt) === true &&
  meetsBeforeStart(match, match.meetAt) === true &&
  answersCloseBeforeStart(match.startsAt, match.answerBy) === true &&
  resultFits(match, match, now) === true

/** Columns that go back together or stay together: the times, the result, and each other one alone. */
const together = (field: MatchField): readonly MatchField[] =>
  [TIME_FIELDS, RESULT_FIELDS].find((fields) => fields.includes(field)) ?? [field]

/** What goes back of a changed match, and why something of it stays. */
function restoredMatch(
  match: PresentMatch,
  change: FixtureChanges['replaced'][number],
  at: string,
  now: Date,
): { values: Columns; why: string[] } {
  const { before, after } = change
  const others = new Set(Object.keys(differing(after, match)))
  const isOther = (field: MatchField) => together(field).some((one) => others.has(one))
  const fields = Object.keys(before) as MatchField[]
  const isTime = (field: MatchField) => TIME_FIELDS.includes(field)
  const hasTimes = fields.some((field) => isTime(field) && !isOther(field))
  const stay = hasTimes ? whyTimesStay(match, change, at, now) : undefined
  const values = pick(
    before,
    fields.filter((field) => !isOther(field) && !(stay && isTime(field))),
  )
  const why = [
    ...(others.size > 0 ? ['niektorý údaj sa medzitým zmenil znova'] : []),
    ...(stay ? [stay] : []),
  ]
  if (Object.keys(values).length === 0 || isValid({ ...match, ...values }, now)) return { values, why }
  return { values: {}, why: [...why, UNFIT] }
}

/**
 * What taking an import back does: matches it made go into the trash, unless something happened to them since; a column goes
 * back to what it was, unless somebody has changed it again. The times of a match go back together, or stay, and so does its
 * result. A match that could not be so, beside what has changed since, stays as it is.
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
    const match = present.get(change.id)
    if (!match || match.isDeleted) return []
    const { values, why } = restoredMatch(match, change, made.at, now)
    kept.push(...why.map((each) => ({ name: match.name, why: each })))
    return Object.keys(values).length > 0 ? [{ id: change.id, values }] : []
  })
  return { removed, restored, kept }
}
