import { describe, expect, test } from '@jest/globals'
import { calls } from '@/endpoints'
import { apiAs } from '../support/api-client'
import { setUpClub } from '../support/club'
import { monthToCharge } from '../support/months'

const CALLERS = ['anonymous', 'jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria'] as const

const { academy, ids, api } = setUpClub(...CALLERS)

/**
 * Reads of the API: the path, the key of the result, and the status for each caller in the order
 * anonymous, Jakub (player of U13), Jana (his and Ema's mother), Ľuboš (trainer of U11), Róbert (trainer of U13),
 * Zuzana (trainer of U15, mother of Adam in U11 and, for reading only, of Filip in U13), Mária (admin).
 */
const READS: [path: string, key: string, statuses: number[]][] = [
  ['/categories', 'categories', [200, 200, 200, 200, 200, 200, 200]],
  ['/categories?showInMatches=true', 'categories', [200, 200, 200, 200, 200, 200, 200]],
  ['/categories/office', 'categories', [401, 403, 403, 403, 403, 403, 200]],
  ['/categories/:U11', 'category', [401, 403, 403, 403, 403, 403, 200]],
  ['/products', 'products', [200, 200, 200, 200, 200, 200, 200]],
  ['/latestMatches', 'matches', [200, 200, 200, 200, 200, 200, 200]],
  ['/news?limit=2', 'news', [200, 200, 200, 200, 200, 200, 200]],
  ['/documents', 'documents', [200, 200, 200, 200, 200, 200, 200]],
  ['/documents/documentFolders', 'documentFolders', [200, 200, 200, 200, 200, 200, 200]],
  ['/events', 'events', [200, 200, 200, 200, 200, 200, 200]],
  ['/events/eventParticipants', 'eventParticipants', [401, 200, 200, 200, 200, 200, 200]],
  ['/events/eventParticipants?event=:match13', 'eventParticipants', [401, 200, 200, 404, 200, 200, 200]],
  ['/events/eventParticipants?player=:ema', 'eventParticipants', [401, 404, 200, 404, 404, 404, 200]],
  ['/events/eventPlayers/:training13', 'event', [401, 403, 403, 404, 200, 200, 200]],
  ['/events/:training13/leaders', 'trainers', [401, 403, 403, 404, 200, 200, 200]],
  ['/attendances/guests?event=:training13&search=Ema', 'users', [401, 403, 403, 404, 409, 403, 409]],
  ['/events/:training11', 'event', [401, 403, 403, 200, 404, 200, 200]],
  ['/events/taken?place=Hala&days=2026-11-24&from=17%3A00', 'events', [401, 403, 403, 200, 200, 200, 200]],
  ['/absences', 'absences', [401, 200, 200, 200, 200, 200, 200]],
  ['/absences?player=:ema', 'absences', [401, 404, 200, 404, 404, 404, 200]],
  ['/consents', 'consents', [401, 200, 200, 200, 200, 200, 200]],
  ['/consents?person=:ema', 'consents', [401, 404, 200, 404, 404, 404, 200]],
  ['/photos', 'photos', [401, 403, 403, 403, 403, 403, 200]],
  ['/erasures', 'erasures', [401, 200, 200, 200, 200, 200, 200]],
  ['/users/:ema/erasure', 'person', [401, 404, 200, 404, 404, 404, 200]],
  ['/users/me/sessions', 'sessions', [401, 200, 200, 200, 200, 200, 200]],
  ['/pushSubscriptions', 'devices', [401, 200, 200, 200, 200, 200, 200]],
  ['/enquiries', 'enquiries', [401, 403, 403, 200, 200, 200, 200]],
  ['/desk', 'waiting', [401, 403, 403, 403, 403, 403, 200]],
  ['/memberFees', 'memberFees', [401, 403, 403, 403, 403, 403, 200]],
  [`/memberFees/monthly?period=${monthToCharge(1)}`, 'plan', [401, 403, 403, 403, 403, 403, 200]],
  ['/memberFees/charges', 'charges', [401, 403, 403, 403, 403, 403, 200]],
  ['/memberFees/:jakubFee', 'memberFee', [401, 403, 403, 403, 403, 403, 200]],
  ['/payments', 'payments', [401, 200, 200, 403, 403, 200, 200]],
  ['/payments?player=:ema', 'payments', [401, 404, 200, 403, 403, 404, 200]],
  ['/playerMembership', 'memberFee', [401, 200, 200, 403, 403, 200, 403]],
  ['/playerMembership?player=:ema', 'memberFee', [401, 404, 200, 403, 403, 404, 403]],
  ['/attendances', 'attendances', [401, 403, 403, 200, 200, 200, 200]],
  ['/attendances/recorded?event=:training13&category=:U13', 'receipt', [401, 403, 403, 403, 403, 403, 200]],
  ['/attendances/usersByCategory', 'categories', [401, 403, 403, 200, 200, 200, 200]],
  ['/attendances/trainerList/:robert', 'trainerData', [401, 403, 403, 404, 200, 404, 200]],
  ['/attendances/userAttendances/:jakub', 'userAttendances', [401, 200, 200, 404, 200, 404, 200]],
  ['/attendances/userAttendances/:adam', 'userAttendances', [401, 404, 404, 200, 404, 200, 200]],
  ['/search?query=lalik', 'groups', [401, 403, 403, 403, 403, 403, 200]],
  ['/users', 'users', [401, 403, 403, 403, 403, 403, 200]],
  ['/users/:jakub', 'user', [401, 403, 403, 403, 403, 403, 200]],
  ['/users/me', 'users', [401, 200, 200, 200, 200, 200, 200]],
  ['/users/allUsersByCategory', 'data', [401, 403, 403, 200, 200, 200, 200]],
  ['/playerList', 'users', [401, 403, 403, 200, 200, 200, 200]],
  ['/playerList/:jakub', 'userAttendances', [401, 403, 403, 404, 200, 404, 200]],
  ['/playerAttendance', 'userAttendances', [401, 200, 200, 403, 403, 200, 403]],
  ['/playerAttendance?player=:jakub', 'userAttendances', [401, 200, 200, 403, 403, 404, 403]],
]

const REFUSALS: Record<number, string> = { 401: 'Prihláste sa, prosím.', 403: 'Túto akciu nemôžete vykonať' }
const filled = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)

/** The schema of a read, found as the dispatcher finds the call. */
const schemaOf = (path: string) => {
  const literal = calls.find((call) => call.method === 'GET' && call.path === path.split('?')[0])
  const pattern = path.split('?')[0]!.replace(/:\w+/g, '{')
  const found =
    literal ?? calls.find((call) => call.method === 'GET' && call.path.replace(/\{\w+\}/g, '{') === pattern)
  if (!found || !('response' in found)) throw new Error(`${path} is not in the table`)
  return found.response
}

describe('reading calls', () => {
  test.each(READS)(
    'GET %s returns "%s" to the callers who may read it and refuses the others',
    async (path, key, statuses) => {
      const got = await Promise.all(CALLERS.map((name) => api[name]('GET', filled(path))))
      expect([path, ...got.map(({ status }) => status)].join(' ')).toEqual([path, ...statuses].join(' '))
      for (const { status, body } of got) {
        if (status === 200) {
          expect(body).toHaveProperty(key)
          // Parsing drops what the schema does not name: equality says that nothing else left the server.
          expect(schemaOf(path).parse(body)).toEqual(body)
        } else {
          const [error] = (body as { errors: { message: string }[] }).errors
          expect(error?.message).toMatch(REFUSALS[status] ?? /./)
        }
      }
    },
  )

  test('the list of reads contains every GET of the contract', () => {
    const read = new Set(READS.map(([path]) => path.split('?')[0]!.replace(/:\w+/g, '{')))
    // Tested in the suites of their features.
    const elsewhere =
      /^\/(notifications|memberImports|fixtureImports|bankStatements|bankRows|playerMigrations|club\/closures|events\/(closings|season|\{\/nomination))/
    const missing = calls
      .filter((call) => call.method === 'GET' && 'response' in call)
      .map((call) => call.path.replace(/\{\w+\}/g, '{'))
      .filter((path) => !read.has(path) && !elsewhere.test(path))
    expect(missing).toEqual([])
  })

  test('a page of a list has its number, size and total, and at most 200 rows', async () => {
    const { body } = await api.maria('GET', '/users?page=2&size=5')
    expect(body).toMatchObject({ page: { number: 2, size: 5, total: 13 } })
    expect((body as { users: unknown[] }).users).toHaveLength(5)
    expect((await api.maria('GET', '/users?size=201')).status).toBe(400)
  })
})

describe('requests to /api', () => {
  test('an address outside of the contract is answered 404', async () => {
    const { status, body, headers } = await api.anonymous('GET', '/nothing')
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [{ message: 'Táto adresa neexistuje.' }] })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('a method an address does not have is answered 405 with the allowed methods', async () => {
    const { status, headers } = await api.maria('DELETE', '/auth/session')
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, POST')
  })

  test('a write from another site is refused, even to Mária', async () => {
    const { status, body } = await api.maria('POST', '/auth/signout', '', { origin: 'https://zly.test' })
    expect(status).toBe(403)
    expect(body).toEqual({ errors: [{ message: 'Požiadavka neprišla z tohto webu.' }] })
  })

  test('Mária is recognised by her cookie and a visitor has no user', async () => {
    expect((await api.anonymous('GET', '/auth/session')).body).toEqual({})
    expect((await api.maria('GET', '/auth/session')).body).toMatchObject({
      user: { name: 'Mária Sedláková' },
    })
  })

  test("signing in leaves the person's data as they are: Jana is still the mother of both children", async () => {
    const { body } = await api.jana('GET', '/users/me')
    const { children } = (body as { users: { children: { name: string }[] } }).users
    expect(children.map(({ name }) => name)).toEqual(['Jakub Ľalík', 'Ema Ľalíková'])
  })

  test('a deactivated account is refused, though its session still exists', async () => {
    const { payload } = academy
    const nina = await apiAs(payload, 'nina@zelenadolina.test')
    expect((await nina('GET', '/users/me')).status).toBe(200)
    await payload.update({
      collection: 'users',
      id: ids.nina!,
      data: { active: false },
      overrideAccess: true,
    })
    expect((await nina('GET', '/users/me')).status).toBe(401)
  })

  test('a public read carries an ETag, and a client that sends it back gets a 304 without a body', async () => {
    const first = await api.anonymous('GET', '/categories')
    const etag = first.headers.get('etag')!
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const again = await api.anonymous('GET', '/categories', undefined, { 'if-none-match': `W/${etag}` })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('a response made for a session must not be stored by any cache', async () => {
    const { headers } = await api.jakub('GET', '/playerMembership')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
