import { beforeAll, expect, test } from '@jest/globals'
import { calls } from '@/endpoints'
import type { AnyCall } from '@/lib/contract'
import { setUpClub } from '../support/club'
import { addressOf, callersOf, rolesOf } from '../support/valid-requests'

// Every call with pages, asked for one row a page: the pages together are the whole list, each row once, and every page
// names the same total.

const { academy, ids } = setUpClub()
let callers: Awaited<ReturnType<typeof callersOf>>

beforeAll(async () => {
  callers = await callersOf(academy.payload, ids)
}, 120_000)

const keysOf = (call: AnyCall): string[] => Object.keys((call.query as { shape?: object })?.shape ?? {})
const paged = calls.filter((call) => call.method === 'GET' && keysOf(call).includes('size')) as AnyCall[]

interface Page {
  number: number
  size: number
  total: number
}
interface Body extends Record<string, unknown> {
  page: Page
  event: { players: unknown[] }
  attendances: { event: { id: string } }[]
  categories: { users: unknown[] }[]
  data: { players: unknown[] }[]
}
/** What is paged where it is not the response's only list. */
const ROWS: Record<string, (body: Body) => unknown[]> = {
  '/attendances': ({ attendances }) => [...new Set(attendances.map(({ event }) => event.id))],
  '/attendances/usersByCategory': ({ categories }) => categories.flatMap(({ users }) => users),
  '/events/eventPlayers/{id}': ({ event }) => event.players,
  '/users/allUsersByCategory': ({ data }) => data.flatMap(({ players }) => players),
}
/** The page stands in the body, or in the object that holds the list. */
const pageOf = (body: Body): Page =>
  body.page ?? Object.values(body).flatMap((value) => (value as { page?: Page } | null)?.page ?? [])[0]
const onlyList = (body: Body): unknown[] => {
  const inner = Object.values(body).flatMap((value) => Object.values((value ?? {}) as object))
  const lists = [...Object.values(body), ...inner].filter((value) => Array.isArray(value))
  return (lists[0] ?? []) as unknown[]
}

test('the calls with pages are these', () => {
  expect(paged.map(({ path }) => path)).toMatchInlineSnapshot(`
    [
      "/events",
      "/events/eventParticipants",
      "/attendances",
      "/attendances/usersByCategory",
      "/playerList",
      "/events/eventPlayers/{id}",
      "/users",
      "/users/allUsersByCategory",
      "/memberFees",
      "/memberFees/monthly",
      "/payments",
      "/enquiries",
      "/photos",
    ]
  `)
})

/** The calls whose list had more than one row, so that their second page was another one. */
const severalRows = new Set<string>()

test.each(paged.flatMap((call) => rolesOf(call).map((role) => [call.path, role, call] as const)))(
  '%s for %s: the second page follows the first, and nothing is missing or twice',
  async (_path, role, call) => {
    const address = addressOf(callers, call)
    const at = async (page: number, size: number) => {
      const query = new URLSearchParams(address.split('?')[1])
      query.set('page', String(page))
      query.set('size', String(size))
      const { status, body } = await callers.apis[role]('GET', `${address.split('?')[0]}?${query}`)
      expect(status).toBe(200)
      const rows = (ROWS[call.path] ?? onlyList)(body as Body).map((row) => JSON.stringify(row))
      return { rows, page: pageOf(body as Body) }
    }
    const whole = await at(1, 100)
    if (whole.rows.length > 1) severalRows.add(call.path)
    const pages = []
    for (let number = 1; number <= whole.page.total; number += 1) pages.push(await at(number, 1))
    // A list by category is cut by name, and only each page is grouped.
    expect(pages.flatMap(({ rows }) => rows).sort()).toEqual(whole.rows.toSorted())
    expect(pages.map(({ page }) => page.total)).toEqual(pages.map(() => whole.page.total))
  },
)

test('nearly every list had a second page to be asked for', () => {
  expect(severalRows.size).toBeGreaterThanOrEqual(paged.length - 2)
})
