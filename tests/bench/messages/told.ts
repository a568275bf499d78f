import type { Squad } from './families'
import {
  type Arrivals,
  CHANNELS,
  type Channel,
  type Counts,
  countsOf,
  firstTimes,
  type Spread,
  spreadOf,
  Watch,
} from './arrivals'
import type { MessagingSite } from './site'

/** How one act reached a squad: when, and how often each family. */
export type Told = Record<Channel, Spread & Counts>

export const toldOf = (squad: Squad, arrivals: Arrivals): Told =>
  Object.fromEntries(
    CHANNELS.map((channel) => [
      channel,
      { ...spreadOf(firstTimes(arrivals[channel])), ...countsOf(squad, arrivals[channel]) },
    ]),
  ) as Told

/** What the office does; the clock starts when it is called. */
export type Act = () => Promise<void>

/** Performs an act and waits until every family was told; what has arrived by then is counted. */
export async function told(site: MessagingSite, squad: Squad, act: Act, withinMs = 180_000): Promise<Told> {
  const watch = new Watch(site, squad, Date.now())
  await act()
  const isSettled = await watch.untilSettled(withinMs)
  if (!isSettled) console.error(`${squad.name}: not everything was sent within ${withinMs / 1000} s`)
  const arrivals = await watch.arrivals()
  watch.close()
  return toldOf(squad, arrivals)
}
