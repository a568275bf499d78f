import { describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readSettings } from '@/lib/env'

// Checks of the files alone: tests have no container engine.

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

interface Service {
  image?: string
  build?: string | { context: string; target: string } | null
  command?: string[]
  environment?: Record<string, string>
  stop_grace_period?: string
  volumes?: string[]
  ports?: string[]
  profiles?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}
interface Compose<Name extends string> {
  services: Record<Name, Service>
  volumes: Record<string, null>
}
const compose = parse(read('docker-compose.yml')) as Compose<'site' | 'mail'>
const { site, mail } = compose.services
/** `!reset` is compose's own: it takes back what the first file, or the service it is made of, says. */
const reset = [
  { tag: '!reset', collection: 'seq' as const, resolve: (value: unknown) => value },
  { tag: '!reset', resolve: () => null },
]
const grown = parse(read('docker-compose.grown.yml'), {
  merge: true,
  customTags: reset as never,
}) as Compose<'site' | 'site2' | 'tools' | 'mongo' | 'redis' | 'proxy'>
/** The image both processes are made of, built here. */
const BUILT = 'akademia:local'
const image = read('Dockerfile')
const finalStage = image.slice(image.lastIndexOf('FROM '))
const imageEnv = Object.fromEntries(
  [...finalStage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((pair) => pair.split('=')),
  ),
) as Record<string, string>

/** What .env has at least. */
const dotEnv: Record<string, string> = {
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'https://www.klub.test',
  MONGO_PASSWORD: 'heslo1',
  REDIS_PASSWORD: 'heslo2',
}
/** A value as compose fills it in when .env has only the required settings. */
const filled = (value: string): string =>
  value.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, _kind, fallback: string) => dotEnv[name] ?? fallback,
  )
const environmentOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]))
const environment = environmentOf(site)

/** Every name the program reads from its environment. */
const known = ['src', 'scripts', 'payload.config.ts']
  .flatMap((entry) =>
    fs.statSync(path.join(root, entry)).isFile()
      ? [entry]
      : fs
          .readdirSync(path.join(root, entry), { recursive: true })
          .map((name) => path.join(entry, String(name)))
          .filter((name) => /\.(ts|tsx|mjs)$/.test(name)),
  )
  .flatMap((file) => [...read(file).matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)/g)].map(([, name]) => name))

describe('docker-compose.yml', () => {
  test('docker-compose.yml sets only variables the program reads, and the program starts with them', () => {
    for (const name of Object.keys(environment)) expect(known).toContain(name)
    // The file akademia.db in the volume.
    expect(environment).not.toHaveProperty('DATABASE_URL')
    expect(readSettings({ ...imageEnv, ...environment })).toMatchObject({
      cacheUrl: '',
      siteUrl: 'https://www.klub.test',
      trustProxy: 1,
      port: 3000,
    })
  })

  test('docker-compose.yml reports a missing setting instead of starting without it', () => {
    for (const name of ['PAYLOAD_SECRET', 'SITE_URL'])
      expect(site.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?.*chýba`))
  })

  test('docker-compose.yml gives the site enough time to finish its requests before it is killed', () => {
    const server = read('scripts/lib/server.mjs')
    const [handOver, finish] = ['HAND_OVER', 'FINISH'].map((name) =>
      Number(new RegExp(`${name}_MS = ([\\d_]+)`).exec(server)![1]!.replaceAll('_', '')),
    )
    const grace = Number.parseInt(site.stop_grace_period ?? '10s', 10) * 1000
    expect(grace).toBeGreaterThanOrEqual(handOver! + finish! + 5_000)
    const [, seconds] = /health_interval (\d+)s/.exec(read('Caddyfile'))!
    expect(handOver).toBeGreaterThan(Number(seconds) * 1000)
  })

  test("docker-compose.yml keeps the program's data in named volumes", () => {
    expect(site.volumes).toEqual([`site-data:${imageEnv.DATA_DIR}`])
    expect(compose.volumes).toHaveProperty('site-data')
  })

  test('docker-compose.yml opens the site and the mail catcher on this machine only', () => {
    expect([...site.ports!, ...mail.ports!].every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
    expect(filled(site.ports![0]!)).toBe(`127.0.0.1:3000:${imageEnv.PORT}`)
    expect(mail.profiles).toEqual(['mail'])
  })

  test('the compose files pin every image to a version', () => {
    for (const name of [
      mail.image,
      ...Object.values(grown.services).flatMap(({ image }) => (image && image !== BUILT ? [image] : [])),
      ...[...image.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from),
    ])
      expect(name).toMatch(/:[v\d][\w.-]+$/)
  })
})

describe('docker-compose.grown.yml', () => {
  const { site: first, site2: second, tools, mongo, redis, proxy } = grown.services

  test('docker-compose.grown.yml runs two processes of one kind on one folder, with the same settings', () => {
    expect(environmentOf(second)).toEqual(environmentOf(first))
    expect([first.volumes, second.volumes]).toEqual([site.volumes, site.volumes])
    expect(first.stop_grace_period).toBe(site.stop_grace_period)
    expect([first.build, second.build]).toEqual(['.', null])
    expect([first.image, second.image]).toEqual([BUILT, BUILT])
    for (const name of Object.keys(environmentOf(first))) expect(known).toContain(name)
    const settings = readSettings({ ...imageEnv, ...environmentOf(first) })
    expect(settings).toMatchObject({ cacheUrl: 'redis://:heslo2@redis:6379', trustProxy: 1 })
    for (const address of [settings.databaseUrl, settings.cacheUrl])
      expect(grown.services).toHaveProperty(new URL(address).hostname)
  })

  test('docker-compose.grown.yml uses one replica set, user and password in the address, the server and its health check', () => {
    const url = new URL(environmentOf(first).DATABASE_URL!)
    const own = environmentOf(mongo)
    expect([url.username, url.password]).toEqual([
      own.MONGO_INITDB_ROOT_USERNAME,
      own.MONGO_INITDB_ROOT_PASSWORD,
    ])
    const set = url.searchParams.get('replicaSet')
    expect(mongo.command!.at(-1)).toContain(`--replSet ${set} --bind_ip_all --keyFile`)
    // A start again finds the key of the one before.
    expect(mongo.command!.at(-1)).toMatch(/^rm -f \/tmp\/key &&/)
    const check = mongo.healthcheck!.test.at(-1)!
    expect(check).toContain(`_id: '${set}'`)
    expect(check).toContain(`host: '${url.host}'`)
    expect(environmentOf(redis).REDIS_PASSWORD).toBe('heslo2')
  })

  test('docker-compose.grown.yml copies with the sources, the folder and the database of the site, only when asked', () => {
    expect(tools.profiles).toEqual(['tools'])
    expect(tools.build).toEqual({ context: '.', target: 'build' })
    expect(image).toMatch(/^FROM \S+ AS build$/m)
    expect(tools.volumes).toEqual(first.volumes)
    expect(environmentOf(tools)).toEqual({ ...environmentOf(first), DATA_DIR: imageEnv.DATA_DIR })
  })

  test('docker-compose.grown.yml opens nothing but the proxy, which knows both processes', () => {
    expect(proxy.ports).toEqual(['80:80', '443:443'])
    expect(first.ports).toHaveLength(0)
    for (const { ports } of [mongo, redis]) expect(ports).toBeUndefined()
    const caddy = read('Caddyfile')
    expect(caddy).toContain(`:site:${imageEnv.PORT} site2:${imageEnv.PORT}}`)
    expect(caddy).toContain('health_uri /readyz')
    const volumes = [...mongo.volumes!, 'caddy-data:/data'].map((line) => line.split(':')[0]!)
    for (const name of volumes) expect(grown.volumes).toHaveProperty(name)
  })

  test.each(['MONGO_PASSWORD', 'MONGO_KEY', 'REDIS_PASSWORD', 'PAYLOAD_SECRET', 'SITE_URL'])(
    'docker-compose.grown.yml reports a missing %s instead of starting without it',
    (name) => expect(read('docker-compose.grown.yml')).toContain(`\${${name}:?${name} chýba`),
  )
})

describe('Dockerfile', () => {
  test('the Dockerfile copies only files that exist, and everything the start needs', () => {
    const copied = [...finalStage.matchAll(/^COPY --from=build --chown=node:node \/app\/(\S+) (\S+)$/gm)]
    expect(copied.map(([, from, to]) => `${from} ${to}`)).toEqual([
      '.next/standalone ./',
      '.next/static ./.next/static',
      'public ./public',
      'scripts ./scripts',
    ])
    for (const file of ['public', 'scripts/start.mjs', 'scripts/admin.mjs', 'package-lock.json'])
      expect(fs.existsSync(path.join(root, file))).toBe(true)
    expect(read('next.config.mjs')).toContain("output: 'standalone'")
  })

  test('the image runs without root, checks an address the server has, and stops with a signal Node understands', () => {
    expect(finalStage).toMatch(/^USER node$/m)
    expect(finalStage.indexOf('USER node')).toBeLessThan(
      finalStage.indexOf('CMD ["node", "scripts/start.mjs"]'),
    )
    const address = /HEALTHCHECK[\s\S]*?(\/[a-z]+)'\)/.exec(finalStage)?.[1]
    expect(read('scripts/lib/server.mjs')).toContain(`pathname === '${address}'`)
    expect(finalStage).toMatch(/^CMD \["node", "scripts\/start\.mjs"\]$/m)
  })

  test('neither data nor secrets are sent to the build', () => {
    const left = read('.dockerignore').split('\n')
    for (const name of ['data', '.env*', '.git', 'node_modules', '.next*']) expect(left).toContain(name)
  })
})
