import { setTimeout as pause } from 'node:timers/promises'
import { type Channel, CHANNELS, type Counts, countsOf, firstTimes, Watch } from './arrivals'
import type { Squad } from './families'
import type { MessagingSite } from './site'
import { Training } from './training'

/** One round: when the server was killed, what each family got, and when after the act the last one had it. */
export interface Round {
  when: string
  counts: Record<Channel, Counts>
  /** The longest time of a family that the message took, with the restart, in ms. */
  lastMs: number
  /** From the start of the second process until it was ready, in ms. */
  startedMs: number
}

/** Resolves when the server is to be killed. */
type Moment = (site: MessagingSite, watch: Watch) => Promise<void>

/** When the n-th push message, or mail, has arrived: the server cannot have stored yet that it has. */
const atPush =
  (nth: number): Moment =>
  ({ world }) =>
    new Promise((resolve) => {
      let count = 0
      for (const service of world.push)
        service.onReceived = () => {
          if ((count += 1) === nth) resolve()
        }
    })
const atMail =
  (nth: number): Moment =>
  ({ world }) =>
    new Promise((resolve) => {
      let count = 0
      world.mail.onKept = () => {
        if ((count += 1) === nth) resolve()
      }
    })

const MOMENTS = (families: number): [when: string, moment: Moment][] => [
  ['right after the response', () => Promise.resolve()],
  ['a moment before it is told', () => pause(19_500)],
  ['as it is told', () => pause(20_070)],
  [
    'with the first inbox',
    async (_site, watch) => void (await watch.until((rows) => rows.length > 0, 60_000)),
  ],
  ['with the first push', atPush(1)],
  ['in the middle of the pushes', atPush(Math.round(families / 2))],
  ['with the last push', atPush(families)],
  ['with the first mail', atMail(1)],
  ['in the middle of the mails', atMail(Math.round(families / 2))],
  ['with the last mail', atMail(families)],
]

/** A training is cancelled and resumed in turns; at another moment of the sending each time the server is killed and started again. */
export async function killedWhileSending(site: MessagingSite, squad: Squad): Promise<Round[]> {
  await site.start()
  const training = await Training.plan(site, squad)
  const rounds: Round[] = []
  for (const [at, [when, moment]] of MOMENTS(squad.families.length).entries()) {
    const since = Date.now()
    const watch = new Watch(site, squad, since)
    const reached = moment(site, watch)
    await (at % 2 === 0 ? training.cancel() : training.resume())
    await reached
    await site.kill()
    for (const service of site.world.push) service.onReceived = undefined
    site.world.mail.onKept = undefined
    const before = Date.now()
    await site.start()
    const startedMs = Date.now() - before
    if (!(await watch.untilSettled(240_000))) console.error(`${when}: not everything was sent`)
    const arrivals = await watch.arrivals()
    const counts = Object.fromEntries(
      CHANNELS.map((channel) => [channel, countsOf(squad, arrivals[channel])]),
    ) as Round['counts']
    const lastMs = Math.max(...CHANNELS.flatMap((channel) => firstTimes(arrivals[channel])))
    watch.close()
    rounds.push({ when, counts, lastMs, startedMs })
    console.log(`${when}: ${JSON.stringify(counts)} ${lastMs} ms`)
  }
  await site.stop()
  return rounds
}
