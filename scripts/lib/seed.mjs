import { openPayload, orRefuse } from './payload.mjs'

/** Today's date where the club lives, YYYY-MM-DD; SEED_DAY fixes it. */
const today = () =>
  process.env.SEED_DAY ||
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava' }).format(new Date())

/** Migrates the database and, when it has no users, loads the demo club; returns whether it did. */
export async function seedIfEmpty() {
  const payload = await openPayload()
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true, trash: true })
  if (totalDocs === 0)
    await orRefuse(async () => {
      const { seedDemo } = await import('../../src/seed/run.ts')
      await seedDemo(payload, { today: today(), report: (line) => console.log(`  ${line}`) })
    })
  await payload.destroy()
  return totalDocs === 0
}
