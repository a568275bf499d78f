import { setTimeout as pause } from 'node:timers/promises'
import type { Squad } from './families'
import type { MessagingSite } from './site'
import { type Told, told } from './told'
import { Training } from './training'

/** A training is changed, cancelled and changed again: what each act's one message has brought to whom. */
export async function toldOnce(site: MessagingSite, squad: Squad): Promise<[act: string, told: Told][]> {
  await site.start()
  const training = await Training.plan(site, squad)
  const cancelled = await told(site, squad, () => training.cancel())
  const resumed = await told(site, squad, async () => {
    await training.resume()
    await training.postpone(30)
  })
  const corrected = await told(site, squad, async () => {
    await training.postpone(30)
    await pause(8_000)
    await training.postpone(-15)
  })
  await site.stop()
  return [
    ['cancelled', cancelled],
    ['right after it: it takes place, half an hour later', resumed],
    ['moved, and corrected 8 s after it', corrected],
  ]
}
