import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { COPIES, type Copy, keepResults, prepare, readResults } from './bench-site'
import { heldBy } from './hold'
import { type Ask, interleaved } from './measure'
import { sheets } from './multiply'
import { idsOf, readsOf } from './reads'
import { type Findings, holdsGrowth, report } from './report'
import { screensOf, SEARCHES } from './screens'
import { scriptsOf } from './scripts-sent'
import { type Server, startServer } from './server'
import { sheetAgainstCreates } from './sheet'
import { savesBesideUploads } from './uploads'

const quick = process.argv.includes('quick')
const again = process.argv.includes('again')
/** How many times the demo's people and its history the other databases hold. */
const TIMES = quick ? { people: 4, history: 10 } : { people: 20, history: 100 }
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

/** Every screen and every read on the three servers in turns, one request at a time. */
async function growth(servers: Record<Copy, Server>) {
  const reads = Object.entries(readsOf(await idsOf(servers.demo)))
  const asks = [...(await screensOf(servers.demo)), ...SEARCHES, ...reads]
  const rounds = quick ? 1 : 5
  const middles = async (ask: Ask, times: number): Promise<number[]> => {
    const subjects = Object.fromEntries(COPIES.map((copy) => [copy, { server: servers[copy], ask }]))
    const cost = await interleaved(subjects, { rounds: rounds * times, amount: 3, connections: 1 })
    return COPIES.map((copy) => cost[copy]!.p50)
  }
  const rows = new Map<string, number[]>()
  // One request in a thousand that a busy machine lets time out is no reason to lose all that was measured before it.
  const measure = async (name: string, ask: Ask, times: number): Promise<void> => {
    const found = await middles(ask, times).catch((error: unknown) => say(`left out: ${String(error)}`))
    if (found) rows.set(name, found)
  }
  for (const [name, ask] of asks) await measure(name, ask, 1)
  // Not at once: a slow minute of the machine would fall on both.
  for (const [name, ask] of asks)
    if (rows.has(name) && !holdsGrowth(rows.get(name)!)) await measure(name, ask, 2)
  return [...rows]
}

say('Building the copy with the two bare routes and making the databases…')
const { site, data } = await prepare(TIMES, again)
const done = again ? readResults<Findings>() : {}
const keep = (part: Partial<Findings>) => keepResults(Object.assign(done, part))
const servers = {} as Record<Copy, Server>
const started = async (): Promise<Record<Copy, Server>> => {
  for (const copy of COPIES) servers[copy] ??= await startServer(site, data[copy])
  return servers
}
const stopped = () => Promise.all(COPIES.map((copy) => servers[copy]?.stop()))
try {
  if (!done.cost || !done.sheet || !done.memory) {
    const { demo } = await started()
    const idle = demo.memory()
    say('Costs of pages and reads…')
    const cost = await costs(demo, (await idsOf(demo)).category)
    say('A sheet against creates…')
    const sheet = await sheetAgainstCreates(demo, await sheets(path.join(data.demo, 'akademia.db'), SHEETS))
    const times = COPIES.map((copy): [Copy, number] => [copy, servers[copy].startedIn])
    const memory = { idle, loaded: demo.memory() }
    keep({ cost, sheet, memory, started: times, scripts: await scriptsOf(demo) })
  }
  if (!done.uploads) {
    say('A save while pictures are uploaded…')
    const { demo } = await started()
    keep({ uploads: await savesBesideUploads(demo, await sheets(path.join(data.demo, 'akademia.db'), 2)) })
  }
  if (!done.grown) {
    say('Every screen and every read on the three databases…')
    keep({ grown: await growth(await started()), times: TIMES })
  }
} finally {
  await stopped()
}
if (!done.held) {
  say('How long single acts hold the write lock…')
  keep({ held: COPIES.map((copy): [Copy, Record<string, number>] => [copy, heldBy(site, data[copy])]) })
}
const text = report(done as Findings)
console.log(text)
if (!quick) writeFileSync(path.resolve('docs/performance.md'), text)
process.exit(0)
