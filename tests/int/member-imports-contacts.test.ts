import { beforeAll, expect, test } from '@jest/globals'
import { importedPeople } from '@/features/member-imports/history/queries'
import { invitationDesk } from '@/features/session/invitations/queries'
import type { User } from '@/payload-types'
import { setUpClub } from '../support/club'
import { importFile, previewOf, readFile } from '../support/members-file'
import { requestAs } from '../support/request'

// A second list of the club, with the contacts of guardians that the first one did not have.

const { academy, ids, api } = setUpClub('maria')
const year = new Date().getFullYear()
const TOKEN = { resetPasswordToken: 'a'.repeat(40), resetPasswordExpiration: '2099-01-01T00:00:00.000Z' }

const stored = async (id: string) =>
  (await academy.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } }))!
/** Past the hooks, as a sent link leaves them. */
const set = async (id: string, data: Partial<User>) =>
  academy.payload.db.updateOne({ collection: 'users', id, data: { ...(await stored(id)), ...data } })
const letters = () => academy.payload.db.count({ collection: 'payload-jobs', where: {} })

let child: string
let mother: string
let file: Awaited<ReturnType<typeof readFile>>

beforeAll(async () => {
  const names = `Tichá;Nela;6.5.${year - 10};Iva Tichá`
  const first = await importFile(
    api.maria,
    await readFile(api.maria, `Priezvisko;Meno;Narodený;Matka\n${names}`),
  )
  expect(first.body.imported).toMatchObject({ created: 1, guardians: 1 })
  const { docs } = await academy.payload.find({
    ...{ collection: 'users', where: { lastName: { equals: 'Tichá' } }, sort: 'firstName' },
    ...{ overrideAccess: true, depth: 0 },
  })
  ;[mother, child] = docs.map(({ id }) => id) as [string, string]
  const heads = 'Priezvisko;Meno;Narodený;Matka;Tel. matky;E-mail matky'
  file = await readFile(api.maria, `${heads}\n${names};0905 777 888;iva@ticha.test`)
})

test('a guardian without a contact gets the one of the file, and nobody gets a letter', async () => {
  const { rows, counts } = await previewOf(api.maria, file)
  expect(counts).toMatchObject({ new: 0, changed: 1, same: 0 })
  expect(rows[0]).toMatchObject({
    changes: [],
    guardians: [{ contact: '', filled: '+421 905 777 888, iva@ticha.test', other: '', isNew: false }],
  })
  await set(mother, TOKEN)
  const before = await letters()
  const { status, body } = await importFile(api.maria, file)
  expect([status, body.imported]).toMatchObject([200, { created: 0, changed: 1, guardians: 0 }])
  const { phone, email, resetPasswordToken = null, updatedAt } = await stored(mother)
  expect([phone, email, resetPasswordToken]).toEqual(['+421 905 777 888', 'iva@ticha.test', null])
  expect(Date.parse(updatedAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(await letters()).toEqual(before)
  // The invitations of this import are hers.
  const req = await requestAs(academy.payload, ids.maria!)
  const imported = await importedPeople(req, body.imported.id)
  expect((await invitationDesk(req, { search: '', imported })).fresh).toMatchObject([{ name: 'Iva Tichá' }])
  // The same file again changes nothing.
  expect((await previewOf(api.maria, file)).counts).toMatchObject({ changed: 0, same: 1 })

  // An undo takes it away, and ends the links that were sent to the address for the child.
  await set(child, TOKEN)
  expect((await api.maria('POST', `/memberImports/${body.imported.id}/undo`)).body).toEqual({ kept: [] })
  expect(await stored(mother)).toMatchObject({ phone: null, email: null })
  expect((await stored(child)).resetPasswordToken ?? null).toBeNull()
  expect(await letters()).toEqual(before)
})

test('an e-mail by which the guardian comes in since stays when the import is undone', async () => {
  const { body } = await importFile(api.maria, file)
  await set(mother, { hash: 'h', salt: 's' } as Partial<User>)
  expect((await api.maria('POST', `/memberImports/${body.imported.id}/undo`)).body).toEqual({
    kept: [{ name: 'Iva Tichá', why: 'cez svoj nový e-mail sa už prihlasuje' }],
  })
  expect(await stored(mother)).toMatchObject({ phone: null, email: 'iva@ticha.test' })
})
