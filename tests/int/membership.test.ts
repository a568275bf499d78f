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
  test('are no business of a trainer, not even those of his own players', async () => {
    expect((await api.robert('GET', '/memberFees')).status).toBe(403)
    expect((await api.robert('POST', '/memberFees', october())).status).toBe(403)
  })

  test('are whole cents of a period that exists', async () => {
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

  test('are made once; the second is a clash, also with one in the trash, which it names', async () => {
    const { body } = await api.maria<One>('POST', '/memberFees', october())
    const { id } = body.memberFee
    expect((await api.maria<One>('POST', '/memberFees', october())).body.current).toEqual({ id })
    expect((await api.maria('DELETE', `/memberFees/${id}`)).status).toBe(200)
    const clash = await api.maria<One>('POST', '/memberFees', october())
    expect([clash.status, clash.body.current]).toEqual([409, { id, trashed: true }])
    expect((await api.maria('POST', `/memberFees/${id}/restore`)).status).toBe(200)
  })

  test('that money came for are not thrown away', async () => {
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

  test('waived from an older state are a conflict; from the newest nothing is owed', async () => {
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

  test('add up over all that match, and by state', async () => {
    // Jana's two payments were for nothing until her children's fees came: September's are paid from them.
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

  test('without a filter are those of this season; open ones are found in any, and the page counts them all', async () => {
    const old = { player: ids.nina, period: '2024-10', amount: 2000, dueDate: '2024-10-15' }
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

  test('a change from an older state is told what stands now, and nothing else of the row', async () => {
    const { body } = await api.maria<One>('POST', '/memberFees', { ...october(), period: '2027-01' })
    const { id, updatedAt } = body.memberFee
    await api.maria('PATCH', `/memberFees/${id}`, { note: 'po dohode', updatedAt })
    const late = await api.maria<One>('PATCH', `/memberFees/${id}`, { amount: 1, updatedAt })
    expect([late.status, Object.keys(late.body.current).sort()]).toEqual([
      409,
      ['amount', 'dueDate', 'id', 'note', 'reason', 'updatedAt'],
    ])
  })

  test('tell the office who changed what, also of a month’s fee that began without a version', async () => {
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

  test("Jana sees her children's, and under which symbol each is paid", async () => {
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
