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
  build?: string
  command?: string[]
  environment?: Record<string, string>
  stop_grace_period?: string
  volumes?: string[]
  ports?: string[]
  profiles?: string[]
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}
const compose = parse(read('docker-compose.yml')) as {
  services: Record<'site' | 'mongo' | 'mail', Service>
  volumes: Record<string, null>
}
const { site, mongo, mail } = compose.services
const image = read('Dockerfile')
const finalStage = image.slice(image.lastIndexOf('FROM '))
const imageEnv = Object.fromEntries(
  [...finalStage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((pair) => pair.split('=')),
  ),
) as Record<string, string>

/** A value as compose fills it in when .env has only the two required settings. */
const filled = (value: string): string =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, _kind, fallback: string) =>
    name === 'PAYLOAD_SECRET' ? 'x'.repeat(32) : name === 'SITE_URL' ? 'https://www.klub.test' : fallback,
  )
const environment = Object.fromEntries(
  Object.entries(site.environment ?? {}).map(([name, value]) => [name, filled(value)]),
)

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
    expect(readSettings({ ...imageEnv, ...environment })).toMatchObject({
      databaseUrl: environment.DATABASE_URL,
      siteUrl: 'https://www.klub.test',
      trustProxy: 1,
      port: 3000,
    })
  })

  test('docker-compose.yml reports a missing setting instead of starting without it', () => {
    for (const name of ['PAYLOAD_SECRET', 'SITE_URL'])
      expect(site.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?.*chýba`))
  })

  test('docker-compose.yml uses one replica set name in the address, the server and its health check', () => {
    const url = new URL(environment.DATABASE_URL!)
    const set = url.searchParams.get('replicaSet')
    expect(mongo.command).toEqual(['--replSet', set, '--bind_ip_all'])
    const check = mongo.healthcheck!.test.at(-1)!
    expect(check).toContain(`_id: '${set}'`)
    expect(check).toContain(`host: '${url.host}'`)
    expect(compose.services).toHaveProperty(url.hostname)
    expect(site.depends_on).toEqual({ mongo: { condition: 'service_healthy' } })
  })

  test('docker-compose.yml gives the site enough time to finish its requests before it is killed', () => {
    const [, finish] = /FINISH_MS = ([\d_]+)/.exec(read('scripts/lib/server.mjs'))!
    const grace = Number.parseInt(site.stop_grace_period ?? '10s', 10) * 1000
    expect(grace).toBeGreaterThanOrEqual(Number(finish!.replaceAll('_', '')) + 5_000)
  })

  test("docker-compose.yml keeps the program's data in named volumes", () => {
    for (const line of [...site.volumes!, ...mongo.volumes!])
      expect(compose.volumes).toHaveProperty(line.split(':')[0]!)
    expect(site.volumes).toEqual([`site-data:${imageEnv.DATA_DIR}`])
    expect(mongo.volumes![0]).toMatch(/:\/data\/db$/)
  })

  test('docker-compose.yml opens the site and the mail catcher on this machine only, and the database not at all', () => {
    expect([...site.ports!, ...mail.ports!].every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
    expect(filled(site.ports![0]!)).toBe(`127.0.0.1:3000:${imageEnv.PORT}`)
    expect(mongo.ports).toBeUndefined()
    expect(mail.profiles).toEqual(['mail'])
  })

  test('docker-compose.yml pins every image to a version', () => {
    for (const name of [
      mongo.image,
      mail.image,
      ...[...image.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from),
    ])
      expect(name).toMatch(/:[v\d][\w.-]+$/)
  })
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
