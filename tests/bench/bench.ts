import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { idsOf, readsOf, type Target } from '../support/reads'
import { COPIES, type Copy, prepare, readResults, saveResults } from './bench-site'
import { byItselfOn, heldBy, heldByOffice } from './hold'
import { interleaved } from './measure'
import { storedPart } from './messages/part'
import { officeBesideVisitors } from './office'
import { PITCH_EVENTS, savesBesideVisitors } from './pitch'
import { oneAndTwoProcesses } from './processes'
import { byItself, type Findings, growth, isWithinGrowth, report } from './report'
import { screensOf, SEARCHES } from './screens'
import { scriptsOf } from './scripts-sent'
import { type Server, startServer } from './server'
import { planSheets, sheetAgainstCreates } from './sheet'
import { savesBesideUploads } from './uploads'

const quick = process.argv.includes('quick')
const again = process.argv.includes('again')
/** `only=inbox|absences`: measures how these rows grow, on the databases of the last run if there are any, and prints them. */
const only = process.argv.find((each) => each.startsWith('only='))?.slice(5)
/** The server on which the bench makes databases of its own; undefined for SQLite. */
const mongodb = process.argv.includes('mongodb') ? process.env.MONGODB_URI : undefined
const database = mongodb ? 'MongoDB' : 'SQLite'
/** How many times the demo's people and its history the other databases have. */
const TIMES = quick ? { people: 4, history: 10 } : { people: 20, history: 100 }
const SHEETS = quick ? 4 : 16
/** The rows of the list a large club’s office begins with: with its double and empty rows as many as a file may have. */
const MEMBERS = quick ? 300 : 2980
const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

/** The same rows over Payload's REST, as an admin, because it is closed to others. */
const FINDS = {
  news: '/cms/api/news?limit=6&depth=1&sort=-publishedAt&where[_status][equals]=published',
  categories: '/cms/api/categories?limit=0&depth=1&sort=order',
  events: (from: string, to: string) =>
    `/cms/api/events?limit=50&depth=1&sort=startsAt&where[startsAt][greater_than_equal]=${from}&where[startsAt][less_than]=${to}`,
  memberFees: '/cms/api/memberFees?limit=50&depth=1&sort=-dueDate',
  users: '/cms/api/users?limit=50&depth=1&sort=sortName',
}

const subjectsOn = <Key extends string>(server: Server, requests: Record<Key, Target>) =>
  Object.fromEntries(
    Object.entries(requests).map(([key, target]) => [key, { server, target: target as Target }]),
  ) as unknown as Record<Key, { server: Server; target: Target }>

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

/** Every screen and every read on the three servers, alternating, one request at a time. */
async function grownOn(servers: Record<Copy, Server>) {
  const reads = Object.entries(readsOf(await idsOf(servers.demo)))
  const every = [...(await screensOf(servers.demo)), ...SEARCHES, ...reads]
  const targets = every.filter(([name]) => !only || new RegExp(only).test(name))
  const rounds = quick ? 1 : 5
  const medians = async (target: Target, times: number): Promise<number[]> => {
    const subjects = Object.fromEntries(COPIES.map((copy) => [copy, { server: servers[copy], target }]))
    const cost = await interleaved(subjects, { rounds: rounds * times, amount: 3, connections: 1 })
    return COPIES.map((copy) => cost[copy]!.p50)
  }
  const rows = new Map<string, number[]>()
  // A request that times out on a busy machine must not end the bench.
  const measure = async (name: string, target: Target, times: number): Promise<void> => {
    const found = await medians(target, times).catch((error: unknown) => log(`left out: ${String(error)}`))
    if (found) rows.set(name, found)
  }
  for (const [name, target] of targets) await measure(name, target, 1)
  // Only after all others: a slow minute of the machine would affect both measurements.
  for (const [name, target] of targets)
    if (rows.has(name) && !isWithinGrowth(rows.get(name)!)) await measure(name, target, 2)
  return [...rows]
}

/** What visitors and the office ask for most, and how often in a round. */
const throughTwo = {
  '/': { target: { path: '/' }, amount: quick ? 400 : 4000 },
  '/api/news': { target: { path: '/api/news?limit=6' }, amount: quick ? 400 : 4000 },
  '/auth/player/eventList': {
    target: { path: '/auth/player/eventList', as: 'jakub' },
    amount: quick ? 40 : 160,
  },
  '/api/memberFees': { target: { path: '/api/memberFees', as: 'maria' }, amount: quick ? 40 : 160 },
  '/api/users': { target: { path: '/api/users', as: 'maria' }, amount: quick ? 40 : 160 },
} as const

if (process.argv.includes('mongodb') && !mongodb) {
  console.error('MONGODB_URI names no MongoDB.')
  process.exit(1)
}
log(`Building the copy with the two bare routes and making the databases on ${database}…`)
const { site, data } = await prepare(TIMES, {
  again: again || only !== undefined,
  mongodb,
  withBare: only === undefined,
})
const done = again ? readResults<Findings>(database) : {}
const save = (part: Partial<Findings>) => saveResults(database, Object.assign(done, part))
save({ database })
const servers = {} as Record<Copy, Server>
const started = async (): Promise<Record<Copy, Server>> => {
  for (const copy of COPIES) servers[copy] ??= await startServer(site, data[copy])
  return servers
}
const onEach = (measure: typeof heldBy) =>
  COPIES.map((copy): [Copy, Record<string, number>] => [copy, measure(data[copy])])
const stopped = () => Promise.all(COPIES.map((copy) => servers[copy]?.stop()))
if (only) {
  try {
    console.log(growth(await grownOn(await started()), TIMES))
  } finally {
    await stopped()
  }
  console.log(byItself(onEach(byItselfOn), TIMES))
  process.exit(0)
}
try {
  if (!done.cost || !done.sheet || !done.memory) {
    const { demo } = await started()
    const idle = demo.memory()
    log('Costs of pages and reads…')
    const cost = await costs(demo, (await idsOf(demo)).category)
    log('A sheet against creates…')
    const sheet = await sheetAgainstCreates(demo, await planSheets(demo, SHEETS))
    const times = COPIES.map((copy): [Copy, number] => [copy, servers[copy].startedIn])
    const memory = { idle, loaded: demo.memory() }
    save({ cost, sheet, memory, started: times, scripts: await scriptsOf(demo) })
  }
  if (!done.uploads) {
    log('A save while pictures are uploaded…')
    const { demo } = await started()
    save({ uploads: await savesBesideUploads(demo, await planSheets(demo, 2)) })
  }
  if (!done.pitch) {
    log('Ten trainers saving while visitors read…')
    const { demo } = await started()
    save({ pitch: await savesBesideVisitors(demo, await planSheets(demo, PITCH_EVENTS)) })
  }
  if (!done.grown) {
    log('Every screen and every read on the three databases…')
    save({ grown: await grownOn(await started()), times: TIMES })
  }
  if (!done.office) {
    log('The office of a large club while visitors read…')
    const { demo } = await started()
    save({ office: await officeBesideVisitors(demo, MEMBERS) })
  }
} finally {
  await stopped()
}
if (!mongodb && !done.office?.held) {
  log('How long the office of a large club holds the write lock…')
  save({ office: { ...done.office!, held: heldByOffice(data.people, MEMBERS) } })
}
if (mongodb && !done.processes) {
  log('One process and two…')
  save({ processes: await oneAndTwoProcesses(site, data.demo, throughTwo, quick ? 2 : 5) })
}
if (!mongodb && !done.held) {
  log('How long single acts hold the write lock…')
  save({ held: onEach(heldBy) })
}
if (!done.byItself) {
  log('What no request waits for…')
  save({ byItself: onEach(byItselfOn) })
}
const messages = storedPart()
const text = `${report(done as Findings)}${messages && !mongodb ? `\n${messages}\n` : ''}`
console.log(text)
if (!quick) writeFileSync(path.resolve(mongodb ? 'docs/performance-mongodb.md' : 'docs/performance.md'), text)
process.exit(0)
