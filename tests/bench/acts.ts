import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { writeFigures } from '@/db/sqlite/adapter'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import config from '../../payload.config'
import { type ApiClient, apiAs } from '../support/api-client'
import { people } from '../support/people'
import { photo } from './photo'

// Run by hold.ts on the database of its environment: prints how long each act held the write lock.

const payload = await getPayload({ config })
const maria = await apiAs(payload, people.maria.email)
const figures = writeFigures(payload.db)!
const held: Record<string, number> = {}

type Body = Parameters<ApiClient>[2]
async function act<Result>(name: string, path: string, body: Body, method = 'POST'): Promise<Result> {
  figures.longestHoldMs = 0
  const { status, body: result } = await maria<Result & object>(method, path, body)
  if (status >= 400) throw new Error(`${name}: ${status} ${JSON.stringify(result).slice(0, 300)}`)
  held[name] = Math.round(figures.longestHoldMs)
  return result
}

const get = async <Result>(path: string) => {
  const { status, body } = await maria<Result & Record<string, unknown>>('GET', path)
  if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

const today = dayOf(new Date())
const { docs: categories } = await payload.find({ collection: 'categories', depth: 0, pagination: false })
const u13 = categories.find(({ name }) => name === 'U13')!.id

interface Plan {
  plan: { digest: string; count: number }
}
/** The next month with fees to charge. */
async function nextMonth(): Promise<{ period: string; digest: string }> {
  for (let ahead = 1; ahead < 24; ahead += 1) {
    const period = addDays(`${today.slice(0, 7)}-01`, ahead * 31).slice(0, 7)
    const { plan } = await get<Plan>(`/memberFees/monthly?period=${period}`)
    if (plan.count > 0) return { period, digest: plan.digest }
  }
  throw new Error('Every month is charged.')
}

const month = await nextMonth()
const { chargedAt } = await act<{ chargedAt: string }>('charging a month', '/memberFees/monthly', month)
await act('undoing the charge', '/memberFees/monthly/undo', { period: month.period, chargedAt })
await act('charging it again', '/memberFees/monthly', month)

const { users } = await get<{ users: { id: string }[] }>(`/users?role=player&category=${u13}&size=200`)
await act('recording a payment', '/payments', {
  player: users[0]!.id,
  amount: 3000,
  method: 'cash',
  receivedAt: today,
  batch: randomUUID(),
})

interface Fees {
  memberFees: { id: string }[]
}
const { memberFees: owed } = await get<Fees>('/memberFees?state=overdue&size=100')
const some = { fees: owed.map(({ id }) => id) }
const batch = randomUUID()
await act('settling 100 fees', '/payments/settle', { ...some, method: 'cash', receivedAt: today, batch })
await act('reversing 100 payments', `/payments/batch/${batch}/reverse`, {})
await act('waiving 100 fees', '/memberFees/waive', { ...some, waived: true })
await act('ending the waiver', '/memberFees/waive', { ...some, waived: false })

const training = (day: string) => ({
  type: 0,
  categories: [u13],
  startsAt: momentAt(day, '17:00').toISOString(),
  endsAt: momentAt(day, '18:30').toISOString(),
})
interface Made {
  event: { id: string; updatedAt: string }
}
/** Fifty weeks of three trainings: the longest series. With required answers a change writes more rows. */
const { event: first } = await act<Made>('a series of 150 events', '/events/series', {
  ...training(addDays(today, 1)),
  answerRequired: true,
  repeat: { every: 1, weekdays: [1, 3, 5], until: addDays(today, 349), skipBreaks: false },
})
const following = `/events/${first.id}/following`
await act('changing the series', following, { place: 'Inde', updatedAt: first.updatedAt }, 'PATCH')
await act('cancelling the series', `${following}/cancel`, { reason: 'Meranie' })
await act('resuming the series', `${following}/resume`, {})

const made = await maria<{ event: { id: string } }>('POST', '/events', training(addDays(today, -1)))
await act('an attendance sheet', '/attendances', {
  event: made.body.event.id,
  rows: users.slice(0, 25).map(({ id }) => ({ player: id, status: 'present' })),
})

await act('a notification to all', '/notifications', {
  operation: randomUUID(),
  title: 'Meranie',
  body: 'Meranie zámku.',
  audience: { kind: 'all' },
})
figures.longestHoldMs = 0
await payload.jobs.run({ limit: 20 })
held['delivering it'] = Math.round(figures.longestHoldMs)

interface Preview {
  preview: {
    season: string
    rows: { player: { id: string }; from: string; outcome: string; to: string | null }[]
  }
}
const { preview } = (
  await maria<Preview>('POST', '/playerMigrations/preview', {
    season: seasonOf(new Date()).label,
    categories: [u13],
  })
).body
const other = categories.find(({ id }) => id !== u13)!.id
const { migration } = await act<{ migration: { id: string } }>('moving players', '/playerMigrations', {
  operation: randomUUID(),
  season: preview.season,
  moves: preview.rows
    .slice(0, 200)
    .map(({ player, from }) => ({ player: player.id, from, outcome: 'moves', to: other, reason: 'Meranie' })),
})

await act('undoing the migration', `/playerMigrations/${migration.id}/undo`, {})

const { updatedAt } = await payload.findByID({ collection: 'users', id: users[0]!.id, depth: 0 })
const moved = { category: other, updatedAt }
await act('a player who changes category', `/users/${users[0]!.id}`, moved, 'PATCH')

const data = await photo()
const file = { data, mimetype: 'image/jpeg', name: 'foto.jpg', size: data.length }
figures.longestHoldMs = 0
await payload.create({ collection: 'media', data: { alt: 'Meranie' }, file, overrideAccess: true })
held['uploading a photo'] = Math.round(figures.longestHoldMs)

process.stdout.write(`measured ${JSON.stringify(held)}\n`)
await payload.destroy()
process.exit(0)
