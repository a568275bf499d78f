import { writeFileSync } from 'node:fs'
import { fakeMailServer } from '../../support/fake-mail-server'
import { fakePushService } from '../../support/fake-push-service'
import { besideFailing, type Fault, type Mixed } from './failing'
import { storedFindings, storeFindings } from './findings'
import { healthy, type Reached, squadOf } from './families'
import { killedWhileSending } from './kills'
import { toldToMany } from './many'
import { toldOnce } from './once'
import { withPart } from './part'
import { report } from './report'
import { MessagingSite } from './site'

const PARTS = ['once', 'many', 'failing'] as const
const named = PARTS.filter((part) => process.argv.includes(part))
const wanted = named.length > 0 ? named : PARTS
const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

/** Thirty children, four of them with a sibling in the squad. */
const SQUAD = 26
const SIBLINGS = 4
const MANY = 1000
const HEALTHY = 100
const OF_EACH = 8
/** What a push service and a mail server do, one pair for a group of families. */
const FAULTS: readonly Fault[] = [
  { push: '404', mail: '550 no such mailbox' },
  { push: '410', mail: '552 mailbox full' },
  { push: '429 120', mail: '451 try later' },
  { push: '500', mail: '421 busy' },
  { push: 'refuse', mail: 'slow 5000' },
  { push: 'hang', mail: 'mute' },
  { push: 'drop', mail: 'drops' },
]
const domainOf = ({ mail }: Fault): string => `${mail.replace(/\W/g, '-').toLowerCase()}.test`

const mail = await fakeMailServer(
  Object.fromEntries(FAULTS.map((fault) => [domainOf(fault), fault.mail as never])),
)
const phones = [await fakePushService(), await fakePushService(), await fakePushService()]
const faulty = await Promise.all(FAULTS.map(() => fakePushService()))
const push = [...phones, ...faulty]

const healthyOnes = (count: number): Reached[] =>
  Array.from({ length: count }, (_, at) => healthy(phones, at))

/** Healthy families mixed with some of each fault; those who forget a device are the ordinary services. */
function mixedSquad(name: string, isOneService: boolean): Mixed {
  const ofFaults = FAULTS.flatMap((fault, at) =>
    Array.from({ length: OF_EACH }, (): [Reached, Fault] => {
      const isOrdinary = isOneService || fault.push === '404' || fault.push === '410'
      const service = isOrdinary ? phones[0]! : faulty[at]!
      return [{ service, does: fault.push, domain: domainOf(fault) }, fault]
    }),
  )
  const all: [Reached, Fault | undefined][] = [
    ...healthyOnes(HEALTHY).map((each): [Reached, undefined] => [
      isOneService ? { ...each, service: phones[0]! } : each,
      undefined,
    ]),
    ...ofFaults,
  ]
  const squad = squadOf(
    name,
    all.map(([reached]) => reached),
  )
  const faults = new Map(
    squad.families.flatMap(({ parent }, at) => {
      const fault = all[at]![1]
      return fault ? [[parent, fault] as const] : []
    }),
  )
  return { squad, faults }
}

const squads = {
  once: squadOf('Meranie 30', healthyOnes(SQUAD), SIBLINGS),
  many: squadOf('Meranie 1000', healthyOnes(MANY)),
  alone: squadOf('Meranie zdravých', healthyOnes(HEALTHY)),
}
const mixed = {
  own: mixedSquad('Meranie porúch', false),
  shared: mixedSquad('Meranie jednej služby', true),
}

log('Seeding the club and its families…')
const site = await MessagingSite.open({ push, mail }, [
  ...Object.values(squads),
  ...Object.values(mixed).map(({ squad }) => squad),
])
const findings = storedFindings()
try {
  if (wanted.includes('once')) {
    log('A training of 30 children…')
    findings.once = await toldOnce(site, squads.once)
    log('The same, with the server killed…')
    findings.kills = await killedWhileSending(site, squads.once)
  }
  if (wanted.includes('many')) {
    log('1,000 families…')
    findings.many = await toldToMany(site, squads.many)
  }
  if (wanted.includes('failing')) {
    log('Failing services of their own…')
    findings.ownServices = await besideFailing(site, squads.alone, mixed.own)
    log('Failing devices of the same service…')
    findings.oneService = await besideFailing(site, squads.alone, mixed.shared)
  }
} finally {
  await site.remove()
}
storeFindings(findings)
const text = report(findings)
console.log(text)
writeFileSync('docs/performance.md', withPart(text))
process.exit(0)
