import { beforeAll, describe, expect, test } from '@jest/globals'
import { type FlattenedField, handleEndpoints, type Payload } from 'payload'
import { sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub()
let payload: Payload
let cookie: string

beforeAll(async () => {
  payload = academy.payload
  // Every refusal writes a line into the log.
  payload.logger.level = 'silent'
  cookie = `akademia-token=${await sessionFor(payload, 'maria@zelenadolina.test')}`
}, 120_000)

const SECRETS = [
  'hash',
  'salt',
  'sessions.id',
  'calendarToken',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'invitationToken',
  'newEmail',
  'newEmailToken',
]

/** A request of an admin to Payload's own REST; with `asPost` the query is in the body. */
async function rest(path: string, asPost?: string): Promise<{ status: number; text: string }> {
  const { default: config } = await import('../../payload.config')
  const init: RequestInit = asPost
    ? {
        method: 'POST',
        body: asPost,
        headers: {
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
      }
    : { headers: { cookie } }
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/cms/api${path}`, init),
  })
  return { status: response.status, text: await response.text() }
}

/** The paths of relations from a collection's rows to users, at most two relations long. */
function pathsToUsers(slug: string, deep = 2): string[] {
  const { flattenedFields } = payload.config.collections.find((collection) => collection.slug === slug)!
  const walk = (fields: readonly FlattenedField[], before: string): string[] =>
    fields.flatMap((field) => {
      const path = `${before}${field.name}`
      if (field.type === 'array' || field.type === 'group') return walk(field.flattenedFields, `${path}.`)
      const to =
        field.type === 'join'
          ? field.collection
          : field.type === 'relationship' || field.type === 'upload'
            ? field.relationTo
            : undefined
      if (typeof to !== 'string') return []
      const further = deep > 1 ? pathsToUsers(to, deep - 1).map((way) => `${path}.${way}`) : []
      return to === 'users' ? [path, ...further] : further
    })
  return walk(flattenedFields, '')
}

const paths = () =>
  payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug }) => [
      ...(slug === 'users' ? [[slug, ''] as const] : []),
      ...pathsToUsers(slug).map((way) => [slug, `${way}.`] as const),
    ])

describe('secret fields of users in queries', () => {
  test('no list is sorted or filtered by a secret field, whatever relations are between', async () => {
    expect(paths().length).toBeGreaterThan(20)
    const accepted: string[] = []
    // One secret is enough for long paths: secrets are refused by their names, at any depth.
    for (const [slug, way] of paths())
      for (const secret of way.split('.').length < 3 ? SECRETS : ['hash']) {
        const path = `${way}${secret}`
        for (const query of [
          `sort=${path}`,
          `sort=id,-${path.replaceAll('.', '__')}`,
          `where[${path}][exists]=true`,
          `where[or][0][and][0][${path}][like]=a`,
        ])
          if ((await rest(`/${slug}?limit=1&depth=0&${query}`)).status === 200)
            accepted.push(`${slug}?${query}`)
      }
    expect(accepted).toEqual([])
  }, 120_000)

  test.each([
    ['the versions of fees', '/memberFees/versions?sort=version.changedBy.hash'],
    [
      'the versions of fees by a condition',
      '/memberFees/versions?where[version.changedBy.hash][exists]=true',
    ],
    ['the joined rows of a notification', '/notifications?joins[deliveries][sort]=user.hash'],
    ['a count', '/users/count?where[calendarToken][like]=a'],
    ['rows through a list of relations', '/events?where[trainers][contains][hash][exists]=true'],
  ])('a secret field does not sort or filter %s', async (_, path) => {
    expect((await rest(path)).status).not.toBe(200)
  })

  test('a query in a body is not sorted by a secret field', async () => {
    expect((await rest('/notifications', 'sort=sentBy.hash')).status).not.toBe(200)
    expect((await rest('/notifications', 'sort=sentBy.name')).status).toBe(200)
  })

  test("no secret field is returned but the user's own calendar token, whatever is selected", async () => {
    const everything = SECRETS.map((name) => `select[${name.split('.')[0]}]=true`).join('&')
    const data = { email: 'jana@zelenadolina.test', password: 'Ukazka-2026!' }
    await payload.login({ collection: 'users', data })
    const { calendarToken, sessions } = await payload.findByID({
      collection: 'users',
      id: ids.jana!,
      overrideAccess: true,
    })
    expect([calendarToken, sessions?.[0]?.id]).toEqual([expect.any(String), expect.any(String)])
    for (const query of ['', `?${everything}`]) {
      const { status, text } = await rest(`/users/${ids.jana}${query}`)
      expect(status).toBe(200)
      for (const name of ['hash', 'salt', 'calendarToken', 'resetPasswordToken'])
        expect(text).not.toContain(`"${name}"`)
      for (const secret of [calendarToken, sessions![0]!.id]) expect(text).not.toContain(secret)
    }
    expect((await rest(`/users/${ids.maria}`)).text).toContain('"calendarToken"')
  })

  test('a name sorts and filters lists', async () => {
    expect((await rest('/notifications?sort=-sentBy.name&where[sentBy.name][exists]=true')).status).toBe(200)
    expect((await rest('/users?sort=sortName&where[searchName][contains]=hash')).status).toBe(200)
  })
})
