import { describe, expect, test } from '@jest/globals'
import { SEPTEMBER, setUpClub } from '../support/club'

interface Fee {
  id: string
  player: { id: string; name: string }
  amount: number
  owed: number
  state: string
  payment: { amount: number; variableSymbol: string } | null
  updatedAt: string
}
interface One {
  memberFee: Fee
  current: { id: string; trashed?: boolean }
  errors: { message: string; field?: string }[]
}

const { academy, ids, api } = setUpClub('maria', 'jana', 'robert')

const october = () => ({
  player: ids.jakub,
  period: SEPTEMBER.replace('-09', '-10'),
  amount: 3500,
  dueDate: '2026-10-15',
})

describe('fees', () => {
  test('a trainer has no access to fees, not even of his own players', async () => {
    expect((await api.robert('GET', '/memberFees')).status).toBe(403)
    expect((await api.robert('POST', '/memberFees', october())).status).toBe(403)
  })

  test('a fee is whole cents of an existing month and day', async () => {
    for (const [wrong, field] of [
      [{ amount: 30.5 }, 'amount'],
      [{ amount: -1 }, 'amount'],
      [{ period: '2026-13' }, 'period'],
      [{ dueDate: '2026-02-30' }, 'dueDate'],
    ] as const) {
      const { status, body } = await api.maria<One>('POST', '/memberFees', { ...october(), ...wrong })
      expect([status, body.errors[0]?.field]).toEqual([400, field])
    }
  })

  test('a second fee of the same month is a conflict that names the first one, also in the trash', async () => {
    const { body } = await api.maria<One>('POST', '/memberFees', october())
    const { id } = body.memberFee
    expect((await api.maria<One>('POST', '/memberFees', october())).body.current).toEqual({ id })
    expect((await api.maria('DELETE', `/memberFees/${id}`)).status).toBe(200)
    const clash = await api.maria<One>('POST', '/memberFees', october())
    expect([clash.status, clash.body.current]).toMatchObject([
      409,
      { id, trashed: true, restores: expect.stringMatching(/^Obnoviť predpis na 35,00\s€$/) },
    ])
    expect(clash.body.errors[0]?.message).toMatch(/^V\skoši je rovnaký predpis na 35,00\s€: /)
    expect((await api.maria('POST', `/memberFees/${id}/restore`)).status).toBe(200)
  })

  test('two camps of a season are two fees, two for the same reason are one; a month has one whatever its reason', async () => {
    const camp = (reason?: string) => ({
      ...{ ...october(), period: '2026/27', item: 'camp' },
      ...(reason !== undefined && { reason }),
    })
    const make = (body: object) => api.maria<One>('POST', '/memberFees', body)
    const [summer, winter] = [await make(camp('Letný kemp')), await make(camp('Zimný kemp'))]
    expect([summer.status, winter.status]).toEqual([200, 200])
    for (const reason of ['Letný kemp', ' letný   kemp ', 'LETNÝ KEMP'])
      expect(await make(camp(reason))).toMatchObject({
        ...{ status: 409, body: { current: { id: summer.body.memberFee.id } } },
      })
    expect((await make(camp())).status).toBe(200)
    expect((await make(camp(''))).status).toBe(409)
    expect((await make({ ...october(), reason: 'Dohoda' })).status).toBe(409)

    // Nor does another reason make one fee of two, also where the other is in the trash.
    const { id } = winter.body.memberFee
    let { updatedAt } = winter.body.memberFee
    const rename = async (reason: string) => {
      const changed = await api.maria<One>('PATCH', `/memberFees/${id}`, { reason, updatedAt })
      if (changed.status === 200) updatedAt = changed.body.memberFee.updatedAt
      return changed
    }
    const taken = await rename('letný kemp')
    expect([taken.status, taken.body.errors[0]?.field]).toEqual([409, 'reason'])
    expect((await rename('ZIMNÝ KEMP')).status).toBe(200)
    const restore = `/memberFees/${summer.body.memberFee.id}`
    expect((await api.maria('DELETE', restore)).status).toBe(200)
    expect((await rename('Letný kemp')).body.errors[0]?.message).toMatch(/v\skoši iný predpis/)
    expect((await api.maria('POST', `${restore}/restore`)).status).toBe(200)
    expect((await rename('Jarný kemp')).status).toBe(200)
    expect((await make(camp('Zimný kemp'))).status).toBe(200)
    expect((await make(camp('Jarný kemp'))).status).toBe(409)
  })

  test('a paid fee is not deleted', async () => {
    const { body } = await api.maria<One>('POST', '/memberFees', {
      ...october(),
      period: SEPTEMBER.replace('-09', '-11'),
    })
    const id = body.memberFee.id
    await academy.payload.update({
      collection: 'memberFees',
      id,
      data: { paidAmount: 1000 },
      overrideAccess: true,
    })
    expect((await api.maria('DELETE', `/memberFees/${id}`)).status).toBe(409)
  })

  test('waiving an old version of a fee is a conflict, and a waived fee owes nothing', async () => {
    const { body } = await api.maria<One>('POST', '/memberFees', {
      ...october(),
      period: SEPTEMBER.replace('-09', '-12'),
    })
    const { id, updatedAt } = body.memberFee
    const change = { amount: 2000, updatedAt }
    const edited = await api.maria<One>('PATCH', `/memberFees/${id}`, change)
    expect(edited.body.memberFee).toMatchObject({ amount: 2000, owed: 2000 })
    expect((await api.maria('PATCH', `/memberFees/${id}`, { waived: true, updatedAt })).status).toBe(409)
    const newest = { waived: true, updatedAt: edited.body.memberFee.updatedAt }
    const waived = await api.maria<One>('PATCH', `/memberFees/${id}`, newest)
    expect(waived.body.memberFee).toMatchObject({ state: 'waived', owed: 0 })
  })

  test('the sums are of all fees that match, and fees are filtered by state', async () => {
    // Jana's two payments were credit until her children had fees: they paid September's.
    const { body } = await api.maria<{ totals: object; memberFees: Fee[] }>(
      'GET',
      `/memberFees?period=${SEPTEMBER}`,
    )
    expect(body.totals).toEqual({ count: 5, amount: 15_000, paidAmount: 6000, owed: 9000 })
    const overdue = await api.maria<{ memberFees: Fee[] }>(
      'GET',
      `/memberFees?period=${SEPTEMBER}&state=overdue`,
    )
    expect(overdue.body.memberFees).toHaveLength(3)
    const paid = await api.maria<{ memberFees: Fee[] }>('GET', `/memberFees?period=${SEPTEMBER}&state=paid`)
    expect(paid.body.memberFees.map(({ player }) => player.name).sort()).toEqual([
      'Ema Ľalíková',
      'Jakub Ľalík',
    ])
  })

  test('the list shows this season without a filter, overdue fees of any season, and counts all pages', async () => {
    const old = { player: ids.nina, period: '2024-10', item: 'other', amount: 2000, dueDate: '2024-10-15' }
    const { body } = await api.maria<One>('POST', '/memberFees', old)
    type List = { memberFees: Fee[]; totals: { count: number }; page: { total: number } }
    const list = async (query: string) => (await api.maria<List>('GET', `/memberFees${query}`)).body
    const has = ({ memberFees }: List) => memberFees.some(({ id }) => id === body.memberFee.id)
    const [season, overdue, named] = [
      await list(''),
      await list('?state=overdue'),
      await list('?period=2024-10'),
    ]
    expect([season, overdue, named].map(has)).toEqual([false, true, true])
    const page = await list('?size=2&page=2')
    expect([page.memberFees.length, page.page.total]).toEqual([2, season.totals.count])
  })

  test('a change of an old version gets the editable fields of the current one, and no others', async () => {
    const { body } = await api.maria<One>('POST', '/memberFees', { ...october(), period: '2027-01' })
    const { id, updatedAt } = body.memberFee
    await api.maria('PATCH', `/memberFees/${id}`, { note: 'po dohode', updatedAt })
    const late = await api.maria<One>('PATCH', `/memberFees/${id}`, { amount: 1, updatedAt })
    expect([late.status, Object.keys(late.body.current).sort()]).toEqual([
      409,
      ['amount', 'dueDate', 'id', 'note', 'reason', 'updatedAt'],
    ])
  })

  test('the office sees who changed what of a fee, also of one created without a version', async () => {
    interface Detail {
      memberFee: Fee
      payments: object[]
      history: { by: string | null; changes: { fact: string; from: unknown; to: unknown }[] }[]
    }
    const id = ids.filipFee!
    const detail = async () => (await api.maria<Detail>('GET', `/memberFees/${id}`)).body
    const { updatedAt } = (await detail()).memberFee
    await api.maria('PATCH', `/memberFees/${id}`, { amount: 2500, note: 'zľava', updatedAt })
    expect((await detail()).history).toMatchObject([
      {
        by: 'Mária Sedláková',
        changes: [
          { fact: 'amount', from: 3000, to: 2500 },
          { fact: 'note', from: '', to: 'zľava' },
        ],
      },
    ])
    expect((await api.robert('GET', `/memberFees/${id}`)).status).toBe(403)
    expect((await api.jana('GET', `/memberFees/${id}`)).status).toBe(403)
  })

  test("Jana sees her children's fees with the variable symbol of each", async () => {
    const { body } = await api.jana<{ memberFee: { fees: Fee[]; owed: number } }>('GET', '/playerMembership')
    const { fees, owed } = body.memberFee
    expect([...new Set(fees.map(({ player }) => player.name))].sort()).toEqual([
      'Ema Ľalíková',
      'Jakub Ľalík',
    ])
    expect(owed).toBe(fees.reduce((sum, fee) => sum + fee.owed, 0))
    for (const fee of fees.filter((each) => each.owed > 0))
      expect(fee.payment).toMatchObject({
        amount: fee.owed,
        variableSymbol: expect.stringMatching(/^\d{8}$/),
      })
  })
})
