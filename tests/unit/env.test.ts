import { expect, test } from '@jest/globals'
import { isStartRefusal, readSettings } from '@/lib/env'

const good = { PAYLOAD_SECRET: 'a'.repeat(32), NODE_ENV: 'production' }
const refusal = (env: Record<string, string | undefined>): string => {
  try {
    readSettings({ ...good, ...env })
    return 'started'
  } catch (error) {
    return isStartRefusal(error) ? error.message : 'another error'
  }
}

test.each([
  ['without a secret', { PAYLOAD_SECRET: undefined }, /Chýba PAYLOAD_SECRET/],
  ['with a secret of 31 characters', { PAYLOAD_SECRET: 'a'.repeat(31) }, /aspoň 32/],
  ['when the database would be dropped', { PAYLOAD_DROP_DATABASE: 'true' }, /PAYLOAD_DROP_DATABASE/],
  ['on MongoDB without a replica set', { DATABASE_URL: 'mongodb://mongo/akademia' }, /replicaSet/],
  [
    'on MongoDB without the name of a database',
    { DATABASE_URL: 'mongodb://mongo/?replicaSet=rs0' },
    /databázu/,
  ],
  ...['taj/ne', 'taj@ne', 'taj?ne', 'taj@ne/heslo'].map(
    (password) =>
      [
        `with the password ${password} as it is in an address`,
        { DATABASE_URL: `mongodb://akademia:${password}@mongo/akademia?replicaSet=rs0` },
        /%2F/,
      ] as [string, Record<string, string>, RegExp],
  ),
  ['on a database it does not know', { DATABASE_URL: 'postgres://db/akademia' }, /DATABASE_URL/],
  ['as one of several processes on SQLite', { CACHE_URL: 'redis://localhost' }, /CACHE_URL.*SQLite/],
  ['with a cache that is no Redis', { CACHE_URL: 'http://localhost:6379' }, /CACHE_URL.*Redis/],
  ['on a port that is none', { PORT: '70000' }, /PORT/],
  ['on a port with letters', { PORT: '30x0' }, /PORT/],
  ['with half a number of proxies', { TRUST_PROXY: '1.5' }, /TRUST_PROXY/],
  ['with an address that is none', { SITE_URL: 'www.klub.sk' }, /SITE_URL/],
  ['with an address that has a path', { SITE_URL: 'https://klub.sk/web' }, /SITE_URL/],
  ['on a public address without TLS', { SITE_URL: 'http://klub.test' }, /ALLOW_INSECURE_HTTP/],
])('the academy refuses to start %s', (_case, env, sentence) => expect(refusal(env)).toMatch(sentence))

test('the academy refuses to start and names everything that is wrong at once', () => {
  expect(refusal({ PAYLOAD_SECRET: '', PORT: 'x' }).split('\n')).toHaveLength(2)
})

test.each([
  ['with nothing but a secret', {}],
  ['on this machine without TLS', { SITE_URL: 'http://localhost:3000' }],
  ['on a public address with TLS', { SITE_URL: 'https://klub.test' }],
  ['without TLS when somebody decided so', { SITE_URL: 'http://10.0.0.2', ALLOW_INSECURE_HTTP: '1' }],
  [
    'on MongoDB of three members with a password, its characters replaced',
    {
      DATABASE_URL:
        'mongodb://akademia:taj%40ne%2F@mongo1:27017,mongo2:27017/akademia?replicaSet=rs0&authSource=admin',
    },
  ],
  ['on MongoDB with a replica set', { DATABASE_URL: 'mongodb://mongo/akademia?replicaSet=rs0' }],
  [
    'as one of several processes on MongoDB',
    { DATABASE_URL: 'mongodb://mongo/akademia?replicaSet=rs0', CACHE_URL: 'rediss://:heslo@redis:6379' },
  ],
])('the academy starts %s', (_case, env) => expect(refusal(env)).toBe('started'))

test('the academy starts on port 3000 and http://localhost:3000 unless told otherwise', () => {
  expect(readSettings(good)).toMatchObject({ port: 3000, siteUrl: 'http://localhost:3000', trustProxy: 0 })
  expect(readSettings({ ...good, PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})
