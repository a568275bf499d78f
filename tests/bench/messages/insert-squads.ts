// Run on the database of its environment, with squads as JSON on its input: adds their categories, children and parents.
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { getPayload } from 'payload'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { addDays, dayOf } from '@/lib/dates'
import config from '../../../payload.config'
import { request } from '../../support/request'
import type { Squad } from './families'

const squads = JSON.parse(await text(process.stdin)) as Squad[]
const payload = await getPayload({ config })
const req = await request(payload)

const named = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  sortName: `${lastName} ${firstName}`.toLowerCase(),
  searchName: `${firstName} ${lastName}`.toLowerCase(),
  role: 'player',
  active: true,
})

for (const { name, families } of squads) {
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { name, order: 900 },
    overrideAccess: true,
  })
  const birthDate = addDays(dayOf(new Date()), -3800)
  const children = families.flatMap((family, at) =>
    family.children.map((id, nth): NewRow => ({
      id,
      ...named(`Dieťa ${nth + 1}`, `Skúšobné ${at}`),
      username: `${id.slice(0, 13)}`,
      playing: true,
      category,
      birthDate,
    })),
  )
  const parents = families.map(({ parent, email, children }, at): NewRow => ({
    id: parent,
    ...named('Rodič', `Skúšobný ${at}`),
    username: parent.slice(0, 13),
    email,
    playing: false,
    children: children.map((player) => ({ id: randomUUID(), player, relation: 'mother', right: 'full' })),
  }))
  await insertRows(req, 'users', children)
  await insertRows(req, 'users', parents)
  await insertRows(
    req,
    'pushSubscriptions',
    families.map(({ parent, device: { endpoint, keys } }) => ({
      user: parent,
      endpoint,
      ...keys,
      device: 'Android, Chrome',
      failures: 0,
    })),
  )
}
await payload.destroy()
process.exit(0)
