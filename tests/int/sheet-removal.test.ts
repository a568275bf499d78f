import { beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { insertRows } from '@/db/insert-rows'
import { RECEIPT_PURPOSE } from '@/features/attendance/overview/rules'
import { signValue, readSigned } from '@/lib/signed-value'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

// Removing recorded attendance, and restoring it.

interface Body {
  count: number
  receipt: string
  attendances: { id: string }[]
  errors: { message: string }[]
}

const { academy, ids, api } = setUpClub('jakub', 'lubos', 'robert', 'maria')
let training: string

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const make = async (collection: 'events' | 'users' | 'categories', data: object): Promise<string> =>
  (await academy.payload.create({ collection, data: data as never, overrideAccess: true })).id
const record = (who: keyof typeof api, rows: object[]) =>
  api[who]<Body>('POST', '/attendances', { event: training, rows })
const rowsNow = async (event = training) =>
  (
    await academy.payload.find({
      collection: 'attendances',
      where: { event: { equals: event } },
      depth: 0,
      pagination: false,
      sort: 'id',
      overrideAccess: true,
    })
  ).docs
const receiptOf = async (category = ids.U13!): Promise<string> => {
  const { body } = await api.maria<Body>(
    'GET',
    `/attendances/recorded?event=${training}&category=${category}`,
  )
  return body.receipt
}
const changeSheet = (act: 'remove' | 'restore', receipt: string, who: keyof typeof api = 'maria') =>
  api[who]<Body>('POST', `/attendances/recorded/${act}`, { receipt })

beforeEach(async () => {
  training = await make('events', { type: 0, startsAt: ago(1), categories: [ids.U13] })
})

describe('removing chosen attendances', () => {
  const sheet = async () => {
    const own = await record('robert', [{ player: ids.nina, status: 'late' }])
    const foreign = await record('maria', [{ player: ids.jakub, status: 'present' }])
    return [...own.body.attendances, ...foreign.body.attendances].map(({ id }) => id)
  }
  const remove = (who: keyof typeof api, attendances: string[]) =>
    api[who]<Body>('POST', '/attendances/remove', { attendances })

  test('Róbert removes none of two attendances when Mária recorded one of them', async () => {
    const rows = await sheet()
    expect((await remove('jakub', rows)).status).toBe(403)
    expect((await remove('robert', rows)).status).toBe(403)
    expect(await rowsNow()).toHaveLength(2)
  })

  test('Róbert removes none of two attendances when one is of a category he does not train', async () => {
    const rows = await sheet()
    expect((await remove('lubos', rows)).status).toBe(404)
    const { status, body } = await remove('robert', [rows[0]!, ids.adamAttendance!])
    expect([status, body.errors[0]?.message]).toEqual([
      404,
      'Niektorý z týchto záznamov už neexistuje. Nič sa nezmenilo.',
    ])
    expect(await rowsNow()).toHaveLength(2)
    expect(await rowsNow(ids.training11)).toHaveLength(1)
  })

  test('Róbert removes none of two attendances when one is of a guest Mária recorded', async () => {
    const [own] = await sheet()
    const guest = await record('maria', [{ player: ids.adam, status: 'present' }])
    expect((await remove('robert', [own!, guest.body.attendances[0]!.id])).status).toBe(404)
    expect(await rowsNow()).toHaveLength(3)
  })

  test('Mária removes several attendances at once, and removed ones are no error', async () => {
    const rows = await sheet()
    expect((await remove('maria', rows)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toEqual([])
    expect((await remove('maria', rows)).body).toEqual({ count: 0 })
    const [own] = await sheet()
    expect((await remove('robert', [...rows, own!])).body).toEqual({ count: 1 })
  })
})

describe('removing a recorded sheet', () => {
  const sheet = async () => {
    const operation = 'aaaaaaaaaaaa00000000000000000001'
    await record('robert', [{ player: ids.nina, status: 'late', note: 'Čižmička', operation }])
    await record('maria', [{ player: ids.jakub, status: 'injured' }])
    return rowsNow()
  }

  test('a restored sheet has the same rows of the same trainers', async () => {
    const before = await sheet()
    const receipt = await receiptOf()
    expect((await changeSheet('remove', receipt)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toEqual([])
    expect((await changeSheet('restore', receipt)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toEqual(before)
    const nina = before.find(({ player }) => player === ids.nina)!
    expect((await api.robert('DELETE', `/attendances/${nina.id}`)).status).toBe(200)
  })

  test('a sheet of 520 rows is removed at once and restored at once', async () => {
    const { payload } = academy
    const req = await request(payload)
    const players = Array.from({ length: 520 }, () => randomUUID() as string)
    const at = ago(1)
    const bare = { createdAt: at, updatedAt: at }
    const { startsAt } = (await payload.db.findOne<{ id: string; startsAt: string }>({
      collection: 'events',
      where: { id: { equals: training } },
    }))!
    await insertRows(
      req,
      'users',
      players.map((id, number) => ({
        ...{ ...bare, id, username: `hrac${number}`, firstName: 'Ján', lastName: `Hráč ${number}` },
        ...{ role: 'player', playing: true },
      })),
    )
    await insertRows(
      req,
      'attendances',
      players.map((player, number) => ({
        ...{
          ...bare,
          event: training,
          player,
          category: ids.U13,
          status: 'present',
          lateMinutes: null,
          startsAt,
        },
        ...{ note: `Poznámka č. ${number}`, recordedBy: ids.robert, recordedAt: at, operation: randomUUID() },
      })),
    )
    const before = await rowsNow()
    const receipt = await receiptOf()
    expect(receipt.length).toBeLessThan(120_000)
    expect((await changeSheet('remove', receipt)).body).toEqual({ count: 520 })
    expect(await rowsNow()).toEqual([])
    expect((await changeSheet('restore', receipt)).body).toEqual({ count: 520 })
    expect(await rowsNow()).toEqual(before)
  }, 60_000)

  test('a sheet is removed and restored once, however often it is requested', async () => {
    const before = await sheet()
    const receipt = await receiptOf()
    expect((await changeSheet('restore', receipt)).body).toEqual({ count: 0 })
    const removals = await Promise.all([changeSheet('remove', receipt), changeSheet('remove', receipt)])
    expect(removals.map(({ body }) => body.count).sort()).toEqual([0, 2])
    const restorations = await Promise.all([changeSheet('restore', receipt), changeSheet('restore', receipt)])
    expect(restorations.map(({ body }) => body.count).sort()).toEqual([0, 2])
    expect(await rowsNow()).toEqual(before)
  })

  test('a sheet that has changed since it was read is not removed', async () => {
    await sheet()
    const receipt = await receiptOf()
    await record('robert', [{ player: ids.filip, status: 'present' }])
    const { status, body } = await changeSheet('remove', receipt)
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Dochádzka sa medzitým zmenila inde. Nič sa neodstránilo, skúste to znova.',
    ])
    const seen = await receiptOf()
    await record('robert', [{ player: ids.filip, status: 'late' }])
    expect((await changeSheet('remove', seen)).status).toBe(409)
    expect(await rowsNow()).toHaveLength(3)
  })

  test('a sheet that was recorded again meanwhile is not restored', async () => {
    await sheet()
    const receipt = await receiptOf()
    await changeSheet('remove', receipt)
    await record('robert', [{ player: ids.jakub, status: 'present' }])
    const rows = await rowsNow()
    const { status, body } = await changeSheet('restore', receipt)
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Dochádzku medzitým niekto zapísal znova, preto ju nemožno vrátiť. Nič sa nezmenilo.',
    ])
    expect(await rowsNow()).toEqual(rows)
  })

  test("removing a sheet keeps the event's other category, and removes its guests", async () => {
    training = await make('events', { type: 0, startsAt: ago(1), categories: [ids.U13, ids.U11] })
    const guest = { player: ids.ema, status: 'present' }
    await record('maria', [guest, ...[ids.jakub, ids.adam].map((player) => ({ player, status: 'absent' }))])
    const receipt = await receiptOf()
    expect((await changeSheet('remove', receipt)).body).toEqual({ count: 2 })
    expect((await rowsNow()).map(({ player }) => player)).toEqual([ids.adam])
    expect((await changeSheet('restore', receipt)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toHaveLength(3)
  })

  test("a sheet restored after its event was moved has the event's new start", async () => {
    await sheet()
    const receipt = await receiptOf()
    await changeSheet('remove', receipt)
    const startsAt = ago(26)
    await academy.payload.update({
      collection: 'events',
      id: training,
      data: { startsAt },
      overrideAccess: true,
    })
    await changeSheet('restore', receipt)
    expect((await rowsNow()).map((row) => row.startsAt)).toEqual([startsAt, startsAt])
  })

  test('a sheet with a player deleted meanwhile is not restored, and the error says why', async () => {
    const leaver = await make('users', {
      ...{ firstName: 'Oto', lastName: 'Odchádza', username: '~', password: 'Ukazka-2026!' },
      ...{ role: 'player', playing: true, category: ids.U13 },
    })
    await record('maria', [
      { player: leaver, status: 'present' },
      { player: ids.jakub, status: 'present' },
    ])
    const receipt = await receiptOf()
    await changeSheet('remove', receipt)
    await academy.payload.delete({ collection: 'users', id: leaver, overrideAccess: true })
    const { status, body } = await changeSheet('restore', receipt)
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Hráč alebo kategória z tejto dochádzky už neexistuje. Nič sa nezmenilo.',
    ])
    expect(await rowsNow()).toEqual([])
  })

  test('a sheet without rows is answered 404', async () => {
    const path = `/attendances/recorded?event=${training}&category=${ids.U13}`
    expect((await api.maria('GET', path)).status).toBe(404)
  })

  test('only the office removes and restores a whole sheet', async () => {
    await sheet()
    const receipt = await receiptOf()
    for (const act of ['remove', 'restore'] as const)
      expect((await changeSheet(act, receipt, 'robert')).status).toBe(403)
    expect(await rowsNow()).toHaveLength(2)
  })

  test('a receipt that is forged or a day old changes nothing', async () => {
    const before = await sheet()
    const { secret } = academy.payload
    const receipt = await receiptOf()
    const content = readSigned<{ rows: object[] }>(secret, RECEIPT_PURPOSE, receipt)!
    const forged = { ...content, rows: content.rows.map((row) => ({ ...row, recordedBy: ids.lubos })) }
    const [body] = signValue(secret, RECEIPT_PURPOSE, forged).split('.')
    const [, proof] = receipt.split('.')
    for (const given of [`${body}.${proof}`, signValue(secret, 'anything', content), `${receipt}.`, 'x', '.'])
      for (const act of ['remove', 'restore'] as const)
        expect([given, (await changeSheet(act, given)).status]).toEqual([given, 400])
    const old = signValue(secret, RECEIPT_PURPOSE, { ...content, at: ago(25) })
    expect((await changeSheet('remove', old)).status).toBe(409)
    expect(await rowsNow()).toEqual(before)
  })
})
