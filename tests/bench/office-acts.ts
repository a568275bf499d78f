import { getPayload } from 'payload'
import { writeFigures } from '@/db/sqlite/adapter'
import config from '../../payload.config'
import { apiAs } from '../support/api-client'
import { people } from '../support/people'
import { officeSeason } from './office-season'

// Run by hold.ts on the database of its environment: prints how long each act of a large club's office held the write lock.

const payload = await getPayload({ config })
const figures = writeFigures(payload.db)!
const held: Record<string, number> = {}
await officeSeason(
  await apiAs(payload, people.maria.email),
  Number(process.env.BENCH_MEMBERS),
  async (what, act) => {
    figures.longestHoldMs = 0
    const result = await act()
    held[what] = Math.round(figures.longestHoldMs)
    return result
  },
)
process.stdout.write(`measured ${JSON.stringify(held)}\n`)
await payload.destroy()
process.exit(0)
