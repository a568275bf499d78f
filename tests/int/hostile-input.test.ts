import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { calls } from '@/endpoints'
import { bodyLimit } from '@/lib/call-input'
import type { AnyCall } from '@/lib/contract'
import { type ApiResponse, apiFor } from '../support/api-client'
import { setUpClub } from '../support/club'
import { sized } from '../support/size'

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana')

const INVALID_IDS = [
  '1',
  '-1',
  'null',
  'undefined',
  'NaN',
  '0',
  '%00',
  '%2e%2e%2f',
  "1'%20OR%20'1'='1",
  '{"$ne":null}',
  '[object%20Object]',
  '__proto__',
  'constructor',
  '%F0%9F%92%A9',
  'A'.repeat(3000),
  '00000000-0000-0000-0000-000000000000',
  '6b015f856729091c24bd84b6',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
]
const MISSING = '3f2c9f5e-6a53-4f0c-9b1e-2d6f0a7c8b11'
const INVALID_BODIES: unknown[] = [
  '',
  'null',
  '[]',
  '1',
  '"text"',
  '{',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  { role: 'admin', overrideAccess: true },
  { id: MISSING, updatedAt: 'včera' },
  { where: { password: { exists: true } } },
  { email: { $gt: '' }, password: { $gt: '' } },
  { rows: 'x', event: 'y' },
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
]

// The sign-in protocol has its own responses and its own suite.
const ours = calls.filter((call) => 'response' in call)
const varying = ours.filter((call) => call.path.includes('{'))
const writing = ours.filter((call) => call.method !== 'GET')
const at = (call: AnyCall, id: string): string => call.path.replace(/\{\w+\}/g, id)
const named = (list: AnyCall[]): [string, AnyCall][] =>
  list.map((call) => [`${call.method} ${call.path}`, call])

/** A refusal in the contract's shape: a 4xx with Slovak sentences. */
function expectRefusal({ status, body }: ApiResponse, context: string): void {
  expect({ context, status: status >= 400 && status < 500 ? '4xx' : status }).toEqual({
    context,
    status: '4xx',
  })
  const { errors } = body as { errors: { message: string }[] }
  expect(errors.length).toBeGreaterThan(0)
  for (const { message } of errors) expect(message).toMatch(/^\p{Lu}.*[.?)]$/su)
}

/** The rows of every collection. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { slug } of academy.payload.config.collections) {
    const { totalDocs } = await academy.payload.count({
      collection: slug as CollectionSlug,
      trash: true,
      overrideAccess: true,
    })
    counts[slug] = totalDocs
  }
  return counts
}

/** Expects as many rows as before. Jobs that were queued by the club's making may have ended meanwhile, none is added. */
async function expectNothingWritten({
  'payload-jobs': jobs,
  ...before
}: Record<string, number>): Promise<void> {
  const { 'payload-jobs': jobsNow, ...now } = await rowCounts()
  expect(now).toEqual(before)
  expect(jobsNow).toBeLessThanOrEqual(jobs!)
}

describe('invalid ids', () => {
  test.each(named(varying))('%s refuses every invalid id', async (_name, call) => {
    const before = await rowCounts()
    for (const id of [...INVALID_IDS, MISSING]) {
      const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : {}
      expectRefusal(
        await api.maria(call.method, at(call, id), body),
        `${call.method} ${at(call, id).slice(0, 90)}`,
      )
    }
    await expectNothingWritten(before)
  })
})

describe('invalid queries', () => {
  test.each(named(ours.filter(({ method }) => method === 'GET')))(
    '%s refuses every query outside of the contract',
    async (_name, call) => {
      const path = at(call, ids.training13!)
      for (const query of [
        'foo=1',
        '__proto__=1',
        'where[password][exists]=true',
        'depth=10',
        'page=1&page=2',
        'page=-1',
        'limit=999999999',
        'from=2026-13-99',
        'category=U13',
        'player=%00',
      ]) {
        expectRefusal(await api.maria('GET', `${path}?${query}`), `${path}?${query}`)
      }
    },
  )

  /** Days, months and seasons at the ends of what four digits can say; arithmetic on them leaves the range of a date. */
  const FAR: [like: string, far: string[]][] = [
    ['2026-11-24', ['0000-01-01', '0099-12-31', '9999-12-31']],
    ['2026-11', ['0000-01', '9999-12']],
    ['2026/27', ['0000/01', '9999/00']],
  ]
  const dated = ours.flatMap((call) => {
    if (call.method !== 'GET' || !(call.query instanceof z.ZodObject)) return []
    return Object.entries(call.query.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
      FAR.flatMap(([like, far]) =>
        field.safeParse(like).success && !field.safeParse('x').success
          ? [[`${call.path}?${key}`, call, key, far] as const]
          : [],
      ),
    )
  })
  test('dates beyond the years the club can mean are refused, or read as text', async () => {
    expect(dated.length).toBeGreaterThan(12)
    for (const [name, call, key, far] of dated)
      for (const value of far) {
        const others = { place: 'Ihrisko', days: '2026-11-24', from: '17:00' }
        const taken = call.path === '/events/taken' ? others : {}
        const query = new URLSearchParams({ ...taken, [key]: value })
        const { status } = await api.maria('GET', `${at(call, ids.jakub!)}?${query}`)
        expect(`${name}=${value}: ${status < 500}`).toBe(`${name}=${value}: true`)
      }
  })

  test('no random query causes a server error', async () => {
    const keys = fc.constantFrom(
      'from',
      'to',
      'type',
      'category',
      'page',
      'size',
      'search',
      'season',
      'player',
      'x',
    )
    const queries = fc.array(fc.tuple(keys, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 4 })
    const paths = ours.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), queries, async ({ path }, pairs) => {
        const safe = pairs.map(([key, value]): [string, string] => [key, value.toWellFormed()])
        const { status } = await api.maria('GET', `${path}?${new URLSearchParams(safe)}`)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: sized(150, 3000) },
    )
  }, 60_000)
})

describe('invalid bodies', () => {
  test.each(named(writing))('%s refuses every invalid body and changes no row', async (_name, call) => {
    const before = await rowCounts()
    // A call without a body accepts an empty one.
    const takesNone = 'response' in call && !call.body && !call.path.includes('{')
    for (const body of INVALID_BODIES.filter((each) => each !== '' || !takesNone)) {
      const shown = typeof body === 'string' ? body.slice(0, 60) : JSON.stringify(body)
      for (const send of [api.maria, api.lubos, api.jana]) {
        expectRefusal(
          await send(call.method, at(call, MISSING), body),
          `${call.method} ${call.path} ${shown}`,
        )
      }
    }
    await expectNothingWritten(before)
  })

  test.each(named(writing))(
    '%s refuses a body over its limit, a foreign type and a foreign site',
    async (_name, call) => {
      const path = at(call, MISSING)
      // A call for families only is refused to an admin before the body is read.
      const send = Array.isArray(call.who) && !call.who.includes('admin') ? api.jana : api.maria
      const huge = JSON.stringify({ note: 'x'.repeat(bodyLimit('takesFile' in call ? call : {})) })
      expect((await send(call.method, path, huge)).status).toBe(413)
      expect((await send(call.method, path, 'a=1', { 'content-type': 'text/plain' })).status).toBe(415)
      expect((await send(call.method, path, {}, { origin: 'https://zly.test' })).status).toBe(403)
    },
  )

  test('no random JSON causes a server error or changes the number of rows', async () => {
    const before = await rowCounts()
    const keys = fc.constantFrom(
      'event',
      'player',
      'rows',
      'answer',
      'type',
      'categories',
      'startsAt',
      'firstName',
      'amount',
      'updatedAt',
      'reason',
      'children',
    )
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(MISSING, ids.jakub, ids.U13, 'yes', 0, '2026-11-21T10:00:00Z', '\ud800', '\u0000'),
    )
    // Never a complete body: a create needs more keys with valid values than are ever drawn together.
    const bodies = fc.dictionary(keys, values, { maxKeys: 4 })
    const target = fc.constantFrom(...writing.filter(({ path }) => !/restore|cancel|resume/.test(path)))
    await fc.assert(
      fc.asyncProperty(target, bodies, async (call, body) => {
        const { status } = await api.maria(call.method, at(call, MISSING), body)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: sized(200, 3000) },
    )
    await expectNothingWritten(before)
  }, 60_000)
})

test('one write may come from a foreign site, the one click that turns e-mails off; no other raw call does', async () => {
  const writes = calls.filter((call) => 'respond' in call && call.method !== 'GET')
  const open = writes.filter((call) => 'anyOrigin' in call)
  expect(open.map(({ method, path, who }) => [method, path, who])).toEqual([
    ['POST', '/email/unsubscribe', 'public'],
  ])
  for (const call of writes) {
    const foreign = { origin: 'https://zly.test' }
    const { status } = await api.maria(call.method, at(call, MISSING), {}, foreign)
    expect([call.path, status]).toEqual([call.path, open.includes(call) ? 400 : 403])
  }
})

describe('invalid tokens', () => {
  test.each(['x', 'null', 'eyJhbGciOiJub25lIn0.e30.', '%00', 'a;b=c', 'A'.repeat(9000)])(
    'a request with the token %p has no user',
    async (token) => {
      const api = apiFor(token.replace(/[^\x20-\x7e]/g, ''))
      expect((await api('GET', '/users/me')).status).toBe(401)
      const header = { authorization: `JWT ${token.trim()}` }
      expect((await apiFor()('GET', '/users/me', undefined, header)).status).toBe(401)
    },
  )
})

test('a sender chooses no kind that only follows from what happens: some of them nobody can turn off', async () => {
  const kinds = ['account', 'changes', 'events', 'nominations', 'fees', 'news', 'enquiries']
  for (const kind of kinds) {
    const body = {
      operation: crypto.randomUUID(),
      title: 'Heslo k účtu bolo zmenené',
      body: 'Prihláste sa znova.',
      kind,
      audience: { kind: 'categories', categories: [ids.U13] },
      channels: ['inbox', 'push', 'email'],
    }
    for (const name of ['maria', 'lubos'] as const)
      expect([name, kind, (await api[name]('POST', '/notifications', body)).status]).toEqual([
        name,
        kind,
        400,
      ])
  }
})
