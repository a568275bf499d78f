import { beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { insertRows } from '@/db/insert-rows'
import { RECEIPT_PURPOSE } from '@/features/attendance/overview/rules'
import { signValue, readSigned } from '@/lib/signed-value'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

// Removing what was recorded, and taking that back.

interface Told {
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
  api[who]<Told>('POST', '/attendances', { event: training, rows })
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
  const { body } = await api.maria<Told>(
    'GET',
    `/attendances/recorded?event=${training}&category=${category}`,
  )
  return body.receipt
}
const session = (act: 'remove' | 'restore', receipt: string, who: keyof typeof api = 'maria') =>
  api[who]<Told>('POST', `/attendances/recorded/${act}`, { receipt })

beforeEach(async () => {
  training = await make('events', { type: 0, startsAt: ago(1), categories: [ids.U13] })
})

describe('rows somebody names', () => {
  const sheet = async () => {
    const own = await record('robert', [{ player: ids.nina, status: 'late' }])
    const foreign = await record('maria', [{ player: ids.jakub, status: 'present' }])
    return [...own.body.attendances, ...foreign.body.attendances].map(({ id }) => id)
  }
  const remove = (who: keyof typeof api, attendances: string[]) =>
    api[who]<Told>('POST', '/attendances/remove', { attendances })

  test('go all or not at all: one row of Mária’s keeps all of them from Róbert', async () => {
    const rows = await sheet()
    expect((await remove('jakub', rows)).status).toBe(403)
    expect((await remove('robert', rows)).status).toBe(403)
    expect(await rowsNow()).toHaveLength(2)
  })

  test('go not at all when one is of a category he does not train, which is not there for him', async () => {
    const rows = await sheet()
    expect((await remove('lubos', rows)).status).toBe(404)
    const { status, body } = await remove('robert', [rows[0]!, ids.adamMarked!])
    expect([status, body.errors[0]?.message]).toEqual([
      404,
      'Niektorý z týchto záznamov už neexistuje. Nič sa nezmenilo.',
    ])
    expect(await rowsNow()).toHaveLength(2)
    expect(await rowsNow(ids.training11)).toHaveLength(1)
  })

  test('go not at all when one is a guest Mária recorded', async () => {
    const [own] = await sheet()
    const guest = await record('maria', [{ player: ids.adam, status: 'present' }])
    expect((await remove('robert', [own!, guest.body.attendances[0]!.id])).status).toBe(404)
    expect(await rowsNow()).toHaveLength(3)
  })

  test('are Mária’s to remove in one call, and those that are gone are no error to anybody', async () => {
    const rows = await sheet()
    expect((await remove('maria', rows)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toEqual([])
    expect((await remove('maria', rows)).body).toEqual({ count: 0 })
    const [own] = await sheet()
    expect((await remove('robert', [...rows, own!])).body).toEqual({ count: 1 })
  })
})

describe('a session', () => {
  const sheet = async () => {
    const operation = 'aaaaaaaaaaaa00000000000000000001'
    await record('robert', [{ player: ids.nina, status: 'late', note: 'Čižmička', operation }])
    await record('maria', [{ player: ids.jakub, status: 'injured' }])
    return rowsNow()
  }

  test('comes back as it was: the very rows, and whose they are', async () => {
    const before = await sheet()
    const receipt = await receiptOf()
    expect((await session('remove', receipt)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toEqual([])
    expect((await session('restore', receipt)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toEqual(before)
    const nina = before.find(({ player }) => player === ids.nina)!
    expect((await api.robert('DELETE', `/attendances/${nina.id}`)).status).toBe(200)
  })

  test('of five hundred and twenty goes at once and comes back at once', async () => {
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
        ...{ ...bare, event: training, player, category: ids.U13, status: 'present', startsAt },
        ...{ note: `Poznámka č. ${number}`, recordedBy: ids.robert, recordedAt: at, operation: randomUUID() },
      })),
    )
    const before = await rowsNow()
    const receipt = await receiptOf()
    expect(receipt.length).toBeLessThan(120_000)
    expect((await session('remove', receipt)).body).toEqual({ count: 520 })
    expect(await rowsNow()).toEqual([])
    expect((await session('restore', receipt)).body).toEqual({ count: 520 })
    expect(await rowsNow()).toEqual(before)
  }, 60_000)

  test('is removed and put back once, however often that is asked', async () => {
    const before = await sheet()
    const receipt = await receiptOf()
    expect((await session('restore', receipt)).body).toEqual({ count: 0 })
    const removals = await Promise.all([session('remove', receipt), session('remove', receipt)])
    expect(removals.map(({ body }) => body.count).sort()).toEqual([0, 2])
    const returns = await Promise.all([session('restore', receipt), session('restore', receipt)])
    expect(returns.map(({ body }) => body.count).sort()).toEqual([0, 2])
    expect(await rowsNow()).toEqual(before)
  })

  test('that changed since it was looked at stays, all of it', async () => {
    await sheet()
    const receipt = await receiptOf()
    await record('robert', [{ player: ids.filip, status: 'present' }])
    const { status, body } = await session('remove', receipt)
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Dochádzka sa medzitým zmenila inde. Nič sa neodstránilo, skúste to znova.',
    ])
    const seen = await receiptOf()
    await record('robert', [{ player: ids.filip, status: 'late' }])
    expect((await session('remove', seen)).status).toBe(409)
    expect(await rowsNow()).toHaveLength(3)
  })

  test('recorded anew meanwhile is not overwritten, nor mixed', async () => {
    await sheet()
    const receipt = await receiptOf()
    await session('remove', receipt)
    await record('robert', [{ player: ids.jakub, status: 'present' }])
    const anew = await rowsNow()
    const { status, body } = await session('restore', receipt)
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Dochádzku medzitým niekto zapísal znova, preto ju nemožno vrátiť. Nič sa nezmenilo.',
    ])
    expect(await rowsNow()).toEqual(anew)
  })

  test('leaves the other category of the event, and takes its guests along', async () => {
    training = await make('events', { type: 0, startsAt: ago(1), categories: [ids.U13, ids.U11] })
    const guest = { player: ids.ema, status: 'present' }
    await record('maria', [guest, ...[ids.jakub, ids.adam].map((player) => ({ player, status: 'absent' }))])
    const receipt = await receiptOf()
    expect((await session('remove', receipt)).body).toEqual({ count: 2 })
    expect((await rowsNow()).map(({ player }) => player)).toEqual([ids.adam])
    expect((await session('restore', receipt)).body).toEqual({ count: 2 })
    expect(await rowsNow()).toHaveLength(3)
  })

  test('moves with its event also while it is removed', async () => {
    await sheet()
    const receipt = await receiptOf()
    await session('remove', receipt)
    const startsAt = ago(26)
    await academy.payload.update({
      collection: 'events',
      id: training,
      data: { startsAt },
      overrideAccess: true,
    })
    await session('restore', receipt)
    expect((await rowsNow()).map((row) => row.startsAt)).toEqual([startsAt, startsAt])
  })

  test('with somebody who is gone for good does not come back, with a reason', async () => {
    const leaver = await make('users', {
      ...{ firstName: 'Oto', lastName: 'Odchádza', username: '~', password: 'Ukazka-2026!' },
      ...{ role: 'player', playing: true, category: ids.U13 },
    })
    await record('maria', [
      { player: leaver, status: 'present' },
      { player: ids.jakub, status: 'present' },
    ])
    const receipt = await receiptOf()
    await session('remove', receipt)
    await academy.payload.delete({ collection: 'users', id: leaver, overrideAccess: true })
    const { status, body } = await session('restore', receipt)
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Hráč alebo kategória z tejto dochádzky už neexistuje. Nič sa nezmenilo.',
    ])
    expect(await rowsNow()).toEqual([])
  })

  test('nobody recorded is not there', async () => {
    const path = `/attendances/recorded?event=${training}&category=${ids.U13}`
    expect((await api.maria('GET', path)).status).toBe(404)
  })

  test('is the office’s to remove as a whole, and to put back', async () => {
    await sheet()
    const receipt = await receiptOf()
    for (const act of ['remove', 'restore'] as const)
      expect((await session(act, receipt, 'robert')).status).toBe(403)
    expect(await rowsNow()).toHaveLength(2)
  })

  test('is not made up: what we did not seal, or more than a day ago, does nothing', async () => {
    const before = await sheet()
    const { secret } = academy.payload
    const receipt = await receiptOf()
    const stood = readSigned<{ rows: object[] }>(secret, RECEIPT_PURPOSE, receipt)!
    const forged = { ...stood, rows: stood.rows.map((row) => ({ ...row, recordedBy: ids.lubos })) }
    const [body] = signValue(secret, RECEIPT_PURPOSE, forged).split('.')
    const [, proof] = receipt.split('.')
    for (const given of [`${body}.${proof}`, signValue(secret, 'anything', stood), `${receipt}.`, 'x', '.'])
      for (const act of ['remove', 'restore'] as const)
        expect([given, (await session(act, given)).status]).toEqual([given, 400])
    const old = signValue(secret, RECEIPT_PURPOSE, { ...stood, at: ago(25) })
    expect((await session('remove', old)).status).toBe(409)
    expect(await rowsNow()).toEqual(before)
  })
})
