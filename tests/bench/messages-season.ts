// Run on a seeded database of its environment: adds what a season with messages leaves behind, in a club's proportions.
import { randomUUID } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import type { Consent, Event, User } from '@/payload-types'
import config from '../../payload.config'
import { request } from '../support/request'

/** Messages of a season that a family gets: new, moved and cancelled events, reminders, fees. */
const MESSAGES = 60
const SEASON_DAYS = 300
const KINDS = ['events', 'changes', 'changes', 'reminders', 'nominations', 'fees', 'message'] as const

const payload: Payload = await getPayload({ config })
const req = await request(payload)
const today = dayOf(new Date())
const all = { pagination: false, limit: 0 } as const
const ago = (days: number, time = '12:00'): string => momentAt(addDays(today, -days), time).toISOString()

const { docs: users } = await payload.db.find<User>({
  collection: 'users',
  where: { role: { equals: 'player' } },
  ...all,
})
const players = users.filter(({ playing }) => playing)
const readers = users.filter(({ email }) => email)
const admin = (await payload.db.find<User>({ collection: 'users', where: { role: { equals: 'admin' } } }))
  .docs[0]!
const { docs: events } = await payload.db.find<Event>({
  collection: 'events',
  where: { startsAt: { less_than: new Date().toISOString() } },
  sort: '-startsAt',
  limit: MESSAGES,
})

/** Of a hundred copies two fail and three end otherwise. */
const stateOf = (at: number): string => (at % 50 === 7 ? 'failed' : at % 33 === 5 ? 'gone' : 'sent')

for (let nth = 0; nth < MESSAGES; nth += 1) {
  const kind = KINDS[nth % KINDS.length]!
  const sentAt = ago(Math.round((nth * SEASON_DAYS) / MESSAGES) + 1)
  // A category's families; of fees everybody's.
  const told = kind === 'fees' ? readers : readers.filter((_, at) => (at + nth) % 3 === 0 || at < 12)
  const { id } = await payload.db.create({
    collection: 'notifications',
    data: {
      id: randomUUID(),
      title: `Správa sezóny ${nth}`,
      body: 'Začiatok o 16:30 namiesto 17:00.',
      kind,
      url: '/auth/player/eventList',
      audience: { kind: 'users', users: players.slice(0, 25).map((player) => player.id) },
      channels: ['inbox', 'push', 'email'],
      ...(kind === 'fees' || kind === 'message' ? {} : { event: events[nth % events.length]?.id }),
      automatic: kind !== 'message',
      sentAt,
      sentBy: admin.id,
      signature: 'FK Zelená Dolina',
      operation: randomUUID(),
      counts: { recipients: told.length, unreachable: 1 },
      createdAt: sentAt,
      updatedAt: sentAt,
    },
  })
  const base = { notification: String(id), attempts: 1, urgent: false, createdAt: sentAt, updatedAt: sentAt }
  await insertRows(
    req,
    'deliveries',
    told.flatMap(({ id: user }, at): NewRow[] => [
      { ...base, user, channel: 'inbox', state: 'sent', seenAt: (at + nth) % 5 === 0 ? null : sentAt },
      ...(['push', 'email'] as const).map((channel) => ({
        ...base,
        user,
        channel,
        state: stateOf(at + nth),
        reason: stateOf(at + nth) === 'sent' ? null : 'Poštový server správu odmietol (552).',
        dueAt: sentAt,
        copy: randomUUID(),
      })),
    ]),
  )
}

await insertRows(
  req,
  'pushSubscriptions',
  readers.map(({ id: user }) => ({
    user,
    endpoint: `https://push.example/${randomUUID()}`,
    p256dh: 'p256dh',
    auth: 'auth',
    session: randomUUID(),
    device: 'Android, Chrome',
    lastSeen: ago(1),
    failures: 0,
  })),
)
await insertRows(
  req,
  'absences',
  players.map(({ id: player }, at) => ({
    player,
    from: addDays(today, -(at % SEASON_DAYS) - 5),
    to: addDays(today, -(at % SEASON_DAYS)),
    reason: 'Choroba',
    by: admin.id,
    at: ago((at % SEASON_DAYS) + 6),
    operation: randomUUID(),
  })),
)
// Every third answer was another one before.
const { docs: consents } = await payload.db.find<Consent>({ collection: 'consents', where: {}, ...all })
await insertRows(
  req,
  'consents',
  consents
    .filter((_, at) => at % 3 === 0)
    .map(({ person, purpose, textVersion, given, by, givenAs }) => ({
      ...{ person: person as string, purpose, textVersion, by: by as string, givenAs },
      given: !given,
      at: ago(SEASON_DAYS),
      operation: randomUUID(),
    })),
)
await insertRows(
  req,
  'erasures',
  Array.from({ length: 5 }, (_, at) => ({
    state: 'done',
    closedBy: admin.id,
    closedAt: ago(at * 20),
    createdAt: ago(at * 20 + 5),
  })),
)
await payload.destroy()
process.exit(0)
