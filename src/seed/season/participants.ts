import { addDays, dayOf, daysBetween, momentAt } from '@/lib/dates'
import { invitationsFor, eventColumns } from '@/features/participants/rules'
import { REASONS } from '@/features/participants/labels'
import type { Participant } from '@/payload-types'
import type { Account } from '../people/accounts'
import { type Chance, chanceOf, idFor } from '../random'
import type { SeedContext } from '../context'
import { type EventRow, isPast } from './event'

export type ParticipantRow = Partial<Participant> & {
  id: string
  event: string
  player: string
  category: string
}

/** How many of the next matches and tournaments the demo's own children have not answered. */
export const LEFT_OPEN = 2

/** A participant for every player of an event's categories; most of the past ones have answered. */
export const participantsOf = (
  context: SeedContext,
  events: readonly EventRow[],
  players: readonly Account[],
  guardians: Map<string, string>,
): ParticipantRow[] => {
  const members = players.map(({ id, category, secondCategory }) => ({
    id,
    category: category as string,
    secondCategory: (secondCategory as string | undefined) ?? undefined,
  }))
  const demo = new Set(players.filter(({ lastName }) => /^Ľalík/.test(lastName)).map(({ id }) => id))
  const open = new Map<string, number>()
  return [...events]
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .flatMap((event) => {
      const columns = eventColumns(event)
      return invitationsFor(event.categories, members).map(({ player, category }) => {
        const row = { id: idFor('participant', `${event.id}:${player}`), event: event.id, player, category }
        const chance = chanceOf(row.id)
        const answers = demo.has(player)
          ? demoAnswers(context, event, player, open)
          : answersFor(context, event, chance)
        const answer = answers ? answerOf(context, event, chance, guardians.get(player) ?? player) : undefined
        const squad = chance.happens(0.7) ? 'in' : 'substitute'
        const nomination = event.type === 2 && isPast(context, event) ? squad : null
        return { ...row, ...columns, userSubmitted: false, nomination, ...answer }
      })
    })
}

/** Jakub and Ema have answered everything but the next two matches or tournaments, which their badge counts. */
function demoAnswers(
  context: SeedContext,
  event: EventRow,
  player: string,
  open: Map<string, number>,
): boolean {
  const until = event.answerUntil ?? event.startsAt
  if (!event.answerRequired) return isPast(context, event) && event.startsAt.charCodeAt(9) % 3 === 0
  if (Date.parse(until) < context.now.getTime()) return true
  if (event.cancelled?.at || !event.published) return false
  const left = open.get(player) ?? 0
  open.set(player, left + 1)
  return left >= LEFT_OPEN
}

/** The sooner an event is, the more have answered; few answer for trainings. */
function answersFor(context: SeedContext, event: EventRow, chance: Chance): boolean {
  if (!event.published) return false
  const ahead = daysBetween(context.today, dayOf(event.startsAt))
  if (event.answerRequired) return chance.happens(ahead < 0 ? 0.94 : Math.max(0, 0.85 - ahead * 0.03))
  return chance.happens(ahead < 0 ? 0.4 : ahead < 4 ? 0.25 : ahead < 10 ? 0.06 : 0)
}

function answerOf(
  context: SeedContext,
  event: EventRow,
  chance: Chance,
  guardian: string,
): Pick<ParticipantRow, 'userSubmitted' | 'answer' | 'reason' | 'submittedAt' | 'submittedBy'> {
  const share = chance.next()
  const required = event.answerRequired === true
  const answer = share < (required ? 0.82 : 0.74) ? 'yes' : share < 0.96 || !required ? 'no' : 'maybe'
  const latest = event.day < context.today ? event.day : context.today
  const day = addDays(latest, -chance.between(event.day > context.today ? 0 : 2, 6))
  const time = `${String(chance.between(event.day > context.today ? 6 : 7, event.day > context.today ? 11 : 21)).padStart(2, '0')}:${String(chance.between(0, 59)).padStart(2, '0')}`
  return {
    userSubmitted: true,
    answer,
    reason: answer === 'no' ? chance.pick(REASONS.slice(0, 5)) : undefined,
    submittedAt: momentAt(day, time).toISOString(),
    submittedBy: guardian,
  }
}
