import { setTimeout as pause } from 'node:timers/promises'
import { signedIn } from '../../support/signed-in'
import { type Spread, spreadOf } from './arrivals'
import type { Squad } from './families'
import type { MessagingSite } from './site'
import { type Told, told } from './told'
import { Training } from './training'

/** What people read meanwhile. */
const READS = [
  ['/', undefined],
  ['/auth/player/eventList', 'jana'],
  ['/api/notifications/inbox', 'jakub'],
  ['/api/events', 'lubos'],
] as const

/** Reads one after another, with a pause as of a person, until it is stopped; returns how long each took, in ms. */
function reading(site: MessagingSite) {
  let isOver = false
  const run = async (): Promise<number[]> => {
    const times: number[] = []
    for (let at = 0; !isOver; at += 1) {
      const [path, person] = READS[at % READS.length]!
      const headers: Record<string, string> = {}
      if (person)
        headers.cookie = [...(await signedIn(site.url, person)).cookies]
          .map(([name, value]) => `${name}=${value}`)
          .join('; ')
      const began = performance.now()
      const response = await fetch(site.url + path, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      times.push(performance.now() - began)
      await pause(50)
    }
    return times
  }
  const times = run()
  return {
    stop: async (): Promise<Spread> => {
      isOver = true
      return spreadOf(await times)
    },
  }
}

export interface Many {
  families: number
  told: Told
  /** Reads of the site before, and while it was sent. */
  before: Spread
  meanwhile: Spread
}

/** Cancels a training of very many families while others read the site. */
export async function toldToMany(site: MessagingSite, squad: Squad): Promise<Many> {
  await site.start()
  const training = await Training.plan(site, squad)
  await reading(site).stop()
  const quiet = reading(site)
  await pause(15_000)
  const before = await quiet.stop()
  const busy = reading(site)
  const result = await told(site, squad, () => training.cancel(), 900_000)
  const meanwhile = await busy.stop()
  await site.stop()
  return { families: squad.families.length, told: result, before, meanwhile }
}
