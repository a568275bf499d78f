import { randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import type { Merged } from '@/fields/with-hooks'
import { idOf } from '@/lib/reference'
import { absencesToMerge, answersToMerge, deliveriesToMerge, marksToMerge, type Refused } from './queries'
import { isLaterAnswer, isLaterMark } from './rules'

const remove = (req: PayloadRequest, collection: CollectionSlug, rows: readonly { id: string }[]) =>
  rows.length > 0 &&
  req.payload.db.deleteMany({ collection, where: { id: { in: rows.map(({ id }) => id) } }, req })

const idsOfRows = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Of two marks of one event the one that was recorded later stays. */
async function mergeMarks(req: PayloadRequest, ids: Merged): Promise<void> {
  const { alone, pairs } = await marksToMerge(req, ids)
  await remove(
    req,
    'attendances',
    pairs.map(({ theirs }) => theirs),
  )
  await updateEach(
    req,
    'attendances',
    pairs.filter(isLaterMark).map(({ mine, theirs }) => ({
      ...{ id: mine.id, status: theirs.status, note: theirs.note ?? null },
      ...{ lateMinutes: theirs.lateMinutes ?? null, category: idOf(theirs.category)! },
      ...{ recordedBy: idOf(theirs.recordedBy) ?? null, recordedAt: theirs.recordedAt },
      operation: theirs.operation ?? null,
    })),
  )
  await updateRows(req, 'attendances', ['id', idsOfRows(alone)], { player: ids.kept })
}

/** One request of a guardian for both is one absence. */
async function mergeAbsences(req: PayloadRequest, ids: Merged): Promise<void> {
  const { alone, pairs } = await absencesToMerge(req, ids)
  for (const { mine, theirs } of pairs)
    await updateRows(req, 'participants', ['absence', theirs.id], { absence: mine.id })
  await remove(
    req,
    'absences',
    pairs.map(({ theirs }) => theirs),
  )
  await updateRows(req, 'absences', ['id', idsOfRows(alone)], { player: ids.kept })
}

/** Of two answers to one event the later one stays; a nomination that only the second has is kept. */
async function mergeAnswers(req: PayloadRequest, ids: Merged): Promise<void> {
  const { alone, pairs } = await answersToMerge(req, ids)
  await remove(
    req,
    'participants',
    pairs.map(({ theirs }) => theirs),
  )
  await updateEach(
    req,
    'participants',
    pairs.filter(isLaterAnswer).map(({ mine, theirs }) => ({
      ...{ id: mine.id, userSubmitted: true, answer: theirs.answer ?? null, reason: theirs.reason ?? null },
      ...{ submittedAt: theirs.submittedAt ?? null, submittedBy: idOf(theirs.submittedBy) ?? null },
      absence: idOf(theirs.absence) ?? null,
      'earlier.submitted': theirs.earlier?.submitted ?? null,
      'earlier.answer': theirs.earlier?.answer ?? null,
      'earlier.reason': theirs.earlier?.reason ?? null,
      'earlier.submittedAt': theirs.earlier?.submittedAt ?? null,
      'earlier.submittedBy': theirs.earlier?.submittedBy ?? null,
    })),
  )
  await updateEach(
    req,
    'participants',
    pairs
      .filter(({ mine, theirs }) => !mine.nomination && theirs.nomination)
      .map(({ mine, theirs }) => ({ id: mine.id, nomination: theirs.nomination ?? null })),
  )
  await updateRows(req, 'participants', ['id', idsOfRows(alone)], { player: ids.kept })
}

/** A message that both have received is in the inbox once. */
async function mergeDeliveries(req: PayloadRequest, ids: Merged): Promise<void> {
  const { alone, pairs } = await deliveriesToMerge(req, ids)
  await remove(
    req,
    'deliveries',
    pairs.map(({ theirs }) => theirs),
  )
  await updateRows(req, 'deliveries', ['id', idsOfRows(alone)], { user: ids.kept })
}

/** Moves the rows of which both may have one about the same thing, in the running transaction. */
export async function mergePairs(req: PayloadRequest, ids: Merged): Promise<void> {
  await mergeMarks(req, ids)
  // Before the answers, which name them.
  await mergeAbsences(req, ids)
  await mergeAnswers(req, ids)
  await mergeDeliveries(req, ids)
}

/**
 * Says refusals again, so that they hold although the other person's later answer allowed it: nothing is changed of what
 * somebody has answered. It is the office that says so, not the family.
 */
export const repeatRefusals = (
  req: PayloadRequest,
  person: string,
  refusals: readonly Refused[],
): Promise<void> => {
  const at = new Date().toISOString()
  return insertRows(
    req,
    'consents',
    refusals.map(({ purpose, word: { textVersion, givenAs } }) => ({
      ...{ id: randomUUID(), person, purpose, textVersion, givenAs, given: false, paper: false },
      ...{ at, by: req.user?.id ?? null, createdAt: at, updatedAt: at },
    })),
  )
}
