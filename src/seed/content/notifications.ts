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
      channels: ['inbox' as const],
      sentAt: at.toISOString(),
      sentBy: staffId(row.by),
      signature: row.by,
      counts: { recipients: recipients.length, unreachable: 0 },
      operation: `demo-${id}`,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    }
    const deliveries = recipients.map((person) => ({
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
    return { notification, deliveries }
  })
  return {
    notifications: sent.map(({ notification }) => notification),
    deliveries: sent.flatMap(({ deliveries }) => deliveries),
  }
}
