import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import type { Visitor } from '../../support/http'
import type { Squad } from './families'
import type { MessagingSite } from './site'

const HOUR = 3_600_000

interface Stored {
  id: string
  updatedAt: string
  startsAt: string
}

/** A training of a squad, changed through the API as the office does it. */
export class Training {
  private constructor(
    private readonly site: MessagingSite,
    private event: Stored,
  ) {}

  /** Plans a training that begins in 20 hours, without telling anybody, and waits until everybody is invited. */
  static async plan(site: MessagingSite, { name, families }: Squad): Promise<Training> {
    const office = await site.office()
    const { categories } = (
      await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
    ).body
    const category = categories.find((each) => each.name === name)!.id
    const startsAt = new Date(Date.now() + 20 * HOUR)
    const event = await send(office, 'POST', '/api/events', {
      type: 0,
      categories: [category],
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 1.5 * HOUR).toISOString(),
      place: 'Umelá tráva',
      published: true,
      notify: false,
    })
    const children = families.flatMap((family) => family.children).length
    const database = createClient({ url: site.databaseUrl })
    const invited = async () => {
      const sql = 'SELECT count(*) AS count FROM participants WHERE event_id = ?'
      return Number((await database.execute({ sql, args: [event.id] })).rows[0]?.count)
    }
    let count = 0
    for (const until = Date.now() + 60_000; count < children && Date.now() < until; await pause(200))
      count = await invited()
    database.close()
    if (count === children) return new Training(site, event)
    throw new Error(`${name}: ${count} of ${children} are invited`)
  }

  async cancel(): Promise<void> {
    await this.act('POST', '/cancel', { reason: 'Búrka' })
  }

  async resume(): Promise<void> {
    await this.act('POST', '/resume', {})
  }

  /** Begins so many minutes later. */
  async postpone(minutes: number): Promise<void> {
    const startsAt = new Date(Date.parse(this.event.startsAt) + minutes * 60_000)
    const endsAt = new Date(startsAt.getTime() + 1.5 * HOUR)
    await this.act('PATCH', '', {
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      updatedAt: this.event.updatedAt,
    })
  }

  private async act(method: string, what: string, body: object): Promise<void> {
    const path = `/api/events/${this.event.id}${what}`
    this.event = await send(await this.site.office(), method, path, body)
  }
}

async function send(office: Visitor, method: string, path: string, body: object): Promise<Stored> {
  const response = await office.json<{ event: Stored }>(path, { method, body })
  if (response.status !== 200)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body).slice(0, 300)}`)
  return response.body.event
}
