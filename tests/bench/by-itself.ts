import { getPayload } from 'payload'
import { claim } from '@/features/notifications/claims/commands'
import { leasesLeft } from '@/features/notifications/claims/queries'
import { openFees } from '@/features/notifications/debts/queries'
import { tellDue } from '@/features/notifications/notices/commands'
import { planAllReminders } from '@/features/notifications/reminders/commands'
import { sendLeftCopies } from '@/features/notifications/sending/commands'
import { TELLERS } from '@/features/notifications/telling/service'
import { archiveStream } from '@/features/own-data/archive/service'
import { dataSubjects } from '@/features/own-data/queries'
import { addDays, dayOf } from '@/lib/dates'
import { momentsDue } from '@/lib/due-jobs'
import config from '../../payload.config'
import { people } from '../support/people'
import { request } from '../support/request'
import { median } from './measure'

// Run by hold.ts on the database of its environment: prints how long each thing takes that no request waits for, in ms.

const ROUNDS = 7
const payload = await getPayload({ config })
const today = dayOf(new Date())
const { docs } = await payload.find({
  collection: 'users',
  where: { email: { equals: people.jakub.email } },
  depth: 0,
})
const req = await request(payload)
const own = await request(payload, { ...docs[0]!, collection: 'users' })

/** Nothing is due, as at almost every look: what it costs is to find that out. */
const TASKS: Record<string, () => Promise<unknown>> = {
  'notices, none is due': () => tellDue(req, TELLERS, new Date(0)),
  'push copies, none is due': () => claim(req, 'push', new Date()),
  'mail copies, none is due': () => claim(req, 'email', new Date()),
  'claims of dead processes': () => leasesLeft(req, 'email'),
  'copies left lying': () => sendLeftCopies(req),
  'reminders, planned anew': () => planAllReminders(req),
  'fees due in three days': () => openFees(req, { on: addDays(today, 3) }),
  'fees overdue': () => openFees(req, { before: today }),
  'jobs of the next minute': () => momentsDue(payload, ['notices', 'copies-push'], 60_000),
  'an archive of own data': async () => {
    for await (const part of archiveStream(own, await dataSubjects(own), 'Klub', new Date())) void part
  },
}

const took: Record<string, number> = {}
for (const [name, task] of Object.entries(TASKS)) {
  const times: number[] = []
  await task()
  while (times.length < ROUNDS) {
    const began = performance.now()
    await task()
    times.push(performance.now() - began)
  }
  took[name] = median(times)
}
process.stdout.write(`measured ${JSON.stringify(took)}\n`)
await payload.destroy()
process.exit(0)
