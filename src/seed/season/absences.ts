import { addDays, momentAt } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { covers, type Absence } from '@/features/participants/absence-answers/rules'
import type { Account } from '../people/accounts'
import { chanceOf, idFor } from '../random'
import type { SeedContext } from '../context'
import type { ParticipantRow } from './participants'

type AbsenceRow = Absence & { operation: string; createdAt: string; updatedAt: string }

/** One child in fifteen is away for some of the next days; not those of the demo's own family. */
export const absencesOf = (
  context: SeedContext,
  players: readonly Account[],
  guardians: Map<string, string>,
): AbsenceRow[] =>
  players.flatMap((player) => {
    const chance = chanceOf(`absence:${player.id}`)
    if (/^Ľalík/.test(player.lastName ?? '') || !chance.happens(1 / 15)) return []
    const from = addDays(context.today, chance.between(0, 2))
    const at = momentAt(addDays(context.today, -1), '19:30').toISOString()
    const id = idFor('absence', player.id)
    return {
      id,
      player: player.id,
      from,
      to: addDays(from, chance.between(2, 6)),
      reason: chance.pick(['choroba', 'dovolenka', 'rodinné dôvody']),
      categories: [],
      by: guardians.get(player.id) ?? player.id,
      at,
      operation: `demo-${id}`,
      createdAt: at,
      updatedAt: at,
    }
  })

/** Whether somebody has answered so that an absence changes nothing: with a no, or after it was recorded. */
const keepsAnswer = ({ userSubmitted, answer, submittedAt }: ParticipantRow, { at }: AbsenceRow): boolean =>
  userSubmitted === true && (answer === 'no' || Date.parse(submittedAt ?? at) > Date.parse(at))

/**
 * The invitations as those absences have answered them, for events after the demo's noon; each keeps the answer it had before.
 */
export const withAbsences = (
  context: SeedContext,
  rows: readonly ParticipantRow[],
  absences: readonly AbsenceRow[],
): ParticipantRow[] =>
  rows.map((row) => {
    const startsAt = row.startsAt ?? ''
    const isAhead = Date.parse(startsAt) > context.now.getTime()
    const absence = isAhead && absences.find((each) => covers(each, { ...row, startsAt }))
    if (!absence || keepsAnswer(row, absence)) return row
    const { userSubmitted: submitted, submittedAt, ...before } = row
    return {
      ...row,
      userSubmitted: true,
      answer: 'no',
      reason: absence.reason,
      submittedBy: absence.by,
      submittedAt: absence.at,
      absence: absence.id,
      ...(submitted && {
        earlier: {
          submitted,
          answer: before.answer ?? null,
          reason: before.reason ?? null,
          submittedAt: submittedAt ?? null,
          submittedBy: idOf(before.submittedBy) ?? null,
        },
      }),
    }
  })
