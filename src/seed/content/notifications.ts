import { addDays, momentAt } from '@/lib/dates'
import { SIGN_INS } from '../data/sign-ins'
import { type NotificationRow, NOTIFICATIONS } from '../data/notifications'
import type { Account } from '../people/accounts'
import type { People } from '../people/people'
import { chanceOf, idFor } from '../random'
import { categoryId, staffId, type SeedContext } from '../context'

const signsIn = ({ email }: Account): boolean => SIGN_INS.some((person) => person.email === email)

/** The same recipients as in features/notifications: guardians of the players, and players who sign in themselves. */
function recipientsOf({ categories }: NotificationRow, people: People): Account[] {
  const chosen = categories?.map(categoryId)
  const players = people.players.filter((player) => !chosen || chosen.includes(player.category as string))
  const ids = new Set(players.map(({ id }) => id))
  const guardians = people.rows.filter(({ children }) =>
    children?.some(({ player }) => ids.has(player as string)),
  )
  return [...players.filter(signsIn), ...guardians]
}

/** When somebody saw a notification: the older it is, the more have; the demo's own family has not opened the newest. */
function seenAt(sentAt: Date, person: Account, age: number): string | null {
  const chance = chanceOf(`seen:${person.id}:${age}`)
  const seen = signsIn(person) ? age > 2 : chance.happens(Math.min(0.95, 0.4 + age * 0.08))
  return seen ? new Date(sentAt.getTime() + chance.between(5, 600) * 60_000).toISOString() : null
}

/** The same by e-mail, to who has one; a mailbox that was full shows what the sender sees of it. */
const emailsOf = (notification: string, recipients: readonly Account[], at: Date) =>
  recipients
    .filter(({ email }) => email)
    .map((person) => {
      const isFull = chanceOf(`full:${person.id}`).happens(0.03)
      return {
        id: idFor('delivery', `${notification}:${person.id}:email`),
        notification,
        user: person.id,
        channel: 'email' as const,
        state: isFull ? ('failed' as const) : ('sent' as const),
        reason: isFull ? 'Poštový server správu odmietol (552).' : null,
        attempts: 1,
        dueAt: at.toISOString(),
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      }
    })

/** What the demo remembers to have told of fees: it does not begin with a wave of messages about them. */
export const rememberedFees = (context: SeedContext, people: People) => {
  const told = (key: string, days: number) => ({
    id: idFor('notice', key),
    kind: 'overdue',
    subject: key,
    key,
    firstAt: momentAt(context.today, '09:00').toISOString(),
    dueAt: momentAt(addDays(context.today, days), '09:00').toISOString(),
    told: true,
  })
  return [
    ...people.players.map(({ id }) => told(`overdue:${id}`, 7)),
    ...Array.from({ length: 8 }, (_, day) => told(`due:${addDays(context.today, day)}`, day + 30)),
  ]
}

/** Notifications of the last fortnight and their deliveries. */
export const notificationsOf = (context: SeedContext, people: People) => {
  const sent = NOTIFICATIONS.map((row) => {
    const [age, time] = row.sent
    const at = momentAt(addDays(context.today, -age), time)
    const id = idFor('notification', row.title)
    const recipients = recipientsOf(row, people)
    const notification = {
      id,
      title: row.title,
      body: row.body,
      kind: row.kind,
      url: row.url ?? null,
      audience: row.categories
        ? { kind: 'categories' as const, categories: row.categories.map(categoryId) }
        : { kind: 'all' as const },
      channels: ['inbox' as const, 'email' as const],
      sentAt: at.toISOString(),
      sentBy: staffId(row.by),
      signature: row.by,
      counts: { recipients: recipients.length, unreachable: 0 },
      operation: `demo-${id}`,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    }
    const inbox = recipients.map((person) => ({
      id: idFor('delivery', `${id}:${person.id}`),
      notification: id,
      user: person.id,
      channel: 'inbox' as const,
      state: 'sent' as const,
      attempts: 1,
      seenAt: seenAt(at, person, age),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    }))
    return { notification, deliveries: [...inbox, ...emailsOf(id, recipients, at)] }
  })
  return {
    notifications: sent.map(({ notification }) => notification),
    deliveries: sent.flatMap(({ deliveries }) => deliveries),
  }
}
