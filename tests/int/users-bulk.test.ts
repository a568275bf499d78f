import { expect, test } from '@jest/globals'
import { setUpClub } from '../support/club'
import { PASSWORD } from '../support/people'

// Changes of many accounts at once, as the panel makes them. In a club of their own: which administrator is left over is not
// decided by anybody.

const { academy } = setUpClub()
const open = { overrideAccess: true, depth: 0 } as const
const admins = { collection: 'users', where: { role: { equals: 'admin' } }, ...open } as const

const activeAdmins = async (): Promise<string[]> => {
  const { docs } = await academy.payload.find({ ...admins, pagination: false })
  return docs.filter(({ active }) => active).map(({ id }) => id)
}

test('all administrators at once are neither deactivated nor deleted', async () => {
  const { payload } = academy
  const data = { firstName: 'Eva', lastName: 'Nová', username: '~', role: 'admin', playing: false } as const
  const before = (await activeAdmins()).length
  for (let more = 0; more < 3; more += 1)
    await payload.create({ collection: 'users', data: { ...data, password: PASSWORD } as never, ...open })
  expect(await activeAdmins()).toHaveLength(before + 3)
  await payload.update({ ...admins, data: { active: false } })
  expect(await activeAdmins()).not.toEqual([])
  await payload.delete(admins)
  const [kept] = await activeAdmins()
  expect(kept).toBeDefined()
  // All but one are removed as before.
  const others = { and: [admins.where, { id: { not_equals: kept } }] }
  const { errors } = await payload.delete({ ...admins, where: others })
  expect([errors, await activeAdmins()]).toEqual([[], [kept]])
})
