import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Factor, prepare } from './bench-site'
import { type Ask, interleaved } from './measure'
import { sheets } from './multiply'
import { idsOf, readsOf } from './reads'
import { report } from './report'
import { scriptsOf } from './scripts-sent'
import { type Server, startServer } from './server'
import { sheetAgainstCreates } from './sheet'

const quick = process.argv.includes('--quick')
const factors: readonly Factor[] = quick ? [1, 10] : [1, 10, 100]
const SHEETS = quick ? 4 : 16
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

/** Payload's own find for the same rows as ours: an administrator's, because its REST is open to nobody else. */
const FINDS = {
  news: '/cms/api/news?limit=6&depth=1&sort=-publishedAt&where[_status][equals]=published',
  categories: '/cms/api/categories?limit=0&depth=1&sort=order',
  events: (from: string, to: string) =>
    `/cms/api/events?limit=50&depth=1&sort=startsAt&where[startsAt][greater_than_equal]=${from}&where[startsAt][less_than]=${to}`,
  memberFees: '/cms/api/memberFees?limit=50&depth=1&sort=-dueDate',
  users: '/cms/api/users?limit=50&depth=1&sort=sortName',
}

const subjectsOn = <Key extends string>(server: Server, asks: Record<Key, Ask>) =>
  Object.fromEntries(
    Object.entries(asks).map(([key, ask]) => [key, { server, ask: ask as Ask }]),
  ) as unknown as Record<Key, { server: Server; ask: Ask }>

async function costs(server: Server, category: string) {
  const from = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const visitor = {
    'bare page': { path: '/bare' },
    'bare handler': { path: '/bare-handler' },
    '/': { path: '/' },
    '/news': { path: '/news' },
    '/trainings': { path: '/trainings' },
    '/about/contact': { path: '/about/contact' },
    '/categoryMatch?id=': { path: `/categoryMatch?id=${category}` },
    '/api/news': { path: '/api/news?limit=6' },
    '/api/categories': { path: '/api/categories' },
    '/api/latestMatches': { path: '/api/latestMatches' },
  }
  const signedIn = {
    '/api/events, player': { path: `/api/events?from=${from}&to=${to}`, as: 'jakub' },
    '/api/events, administrator': { path: `/api/events?from=${from}&to=${to}`, as: 'maria' },
    '/api/memberFees': { path: '/api/memberFees', as: 'maria' },
    '/api/users': { path: '/api/users', as: 'maria' },
    'find news': { path: FINDS.news, as: 'maria' },
    'find categories': { path: FINDS.categories, as: 'maria' },
    'find events': { path: FINDS.events(from, to), as: 'maria' },
    'find memberFees': { path: FINDS.memberFees, as: 'maria' },
    'find users': { path: FINDS.users, as: 'maria' },
  } as const
  const rounds = quick ? 2 : 7
  return {
    ...(await interleaved(subjectsOn(server, visitor), {
      rounds,
      amount: quick ? 100 : 400,
      connections: 4,
    })),
    ...(await interleaved(subjectsOn(server, signedIn), { rounds, amount: quick ? 20 : 60, connections: 4 })),
  }
}

/** Each read on the three servers in turns, one request at a time. */
async function growth(servers: Record<Factor, Server>, reads: Record<string, Ask>) {
  const rows: [string, number[]][] = []
  for (const [name, ask] of Object.entries(reads)) {
    const subjects = Object.fromEntries(
      factors.map((factor) => [String(factor), { server: servers[factor], ask }]),
    )
    try {
      const cost = await interleaved(subjects, { rounds: quick ? 2 : 5, amount: 12, connections: 1 })
      rows.push([name, factors.map((factor) => cost[String(factor)]!.p50)])
    } catch (error) {
      say(`left out: ${String(error)}`)
    }
  }
  return rows
}

say('Building the copy with the two bare routes and seeding the databases…')
const { site, data } = await prepare(factors, process.argv.includes('--again'))
const given = await sheets(path.join(data[1], 'akademia.db'), SHEETS)
const servers = {} as Record<Factor, Server>
for (const factor of factors) {
  servers[factor] = await startServer(site, data[factor])
  say(`${factor}×: ready after ${(servers[factor].startedIn / 1000).toFixed(1)} s`)
}
const [one] = [servers[1]]
const idle = one.memory()
try {
  const ids = await idsOf(one)
  const scripts = await scriptsOf(one)
  say('Costs of pages and reads…')
  const cost = await costs(one, ids.category)
  say('A sheet against creates…')
  const sheet = await sheetAgainstCreates(one, given)
  say(`Every read at ${factors.map((factor) => `${factor}×`).join(', ')} of the data…`)
  const grown = await growth(servers, readsOf(ids))
  const started = factors.map((factor): [Factor, number] => [factor, servers[factor].startedIn])
  const text = report({
    factors,
    cost,
    sheet,
    grown,
    scripts,
    started,
    memory: { idle, loaded: one.memory() },
  })
  console.log(text)
  if (!quick) writeFileSync(path.resolve('docs/performance.md'), text)
} finally {
  await Promise.all(factors.map((factor) => servers[factor].stop()))
}
process.exit(0)
