import { expect, test } from '@jest/globals'
import { setUpClub } from '../support/club'
import { importFile, previewOf, readFile } from '../support/members-file'
import { messyMembers } from '../support/messy-members'
import { timed } from '../support/timed'
import { sized } from '../support/size'

// A club's first evening: three hundred members from a list somebody has kept by hand.

const { academy, api } = setUpClub('maria')
/** In the whole size nearly as many as one file may have: the messy list has more rows than members. */
const ROWS = sized(300, 2700)

const step = <Result>(what: string, task: () => Promise<Result>) =>
  timed(academy.payload, `${what} of ${ROWS}`, task)
const countOf = async (): Promise<number> =>
  (await academy.payload.count({ collection: 'users', where: {} })).totalDocs

test('a messy list becomes members and families, is the same when it is read again, and can be taken back', async () => {
  const list = messyMembers(ROWS, { thisYear: new Date().getFullYear() })
  const before = await countOf()
  const file = await step('reading', () => readFile(api.maria, list.text))
  const preview = await step('preview', () => previewOf(api.maria, file))
  expect({ ...preview.counts, guardians: preview.guardians }).toEqual({
    ...{ new: list.players, changed: 0, same: 0, wrong: list.wrong, unsure: list.unsure },
    guardians: list.guardians,
  })
  const { status, body } = await step('import', () => importFile(api.maria, file, { seen: preview.seen }))
  expect(status).toBe(200)
  expect(await countOf()).toBe(before + list.players + list.guardians)
  const again = await previewOf(api.maria, file)
  expect(again.counts).toMatchObject({ new: 0, changed: 0 })
  const undone = await step('undo', () => api.maria('POST', `/memberImports/${body.imported.id}/undo`))
  expect([undone.status, undone.body]).toEqual([200, { kept: [] }])
  expect(await countOf()).toBe(before)
}, 300_000)
