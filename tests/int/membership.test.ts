import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Academy, bootAcademy } from '../support/academy'
import { type Ask, doorAs } from '../support/door'
import { foundClub, type Ids } from './permissions/club'

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

let academy: Academy
let ids: Ids
let maria: Ask
let jana: Ask
let robert: Ask

beforeAll(async () => {
  academy = await bootAcademy()
  ids = await foundClub(academy.payload)
  maria = await doorAs(academy.payload, 'maria@zelenadolina.test')
  jana = await doorAs(academy.payload, 'jana@zelenadolina.test')
  robert = await doorAs(academy.payload, 'robert@zelenadolina.test')
}, 60_000)

afterAll(() => academy.stop())

const october = () => ({ player: ids.jakub, period: '2026-10', amount: 3500, dueDate: '2026-10-15' })

describe('fees', () => {
  test('are no business of a trainer, not even those of his own players', async () => {
    expect((await robert('GET', '/memberFees')).status).toBe(403)
    expect((await robert('POST', '/memberFees', october())).status).toBe(403)
  })

  test('are whole cents of a period that exists', async () => {
    for (const [wrong, field] of [
      [{ amount: 30.5 }, 'amount'],
      [{ amount: -1 }, 'amount'],
      [{ period: '2026-13' }, 'period'],
      [{ dueDate: '2026-02-30' }, 'dueDate'],
    ] as const) {
      const { status, body } = await maria<One>('POST', '/memberFees', { ...october(), ...wrong })
      expect([status, body.errors[0]?.field]).toEqual([400, field])
    }
  })

  test('are made once; the second is a clash, also with one in the trash, which it names', async () => {
    const { body } = await maria<One>('POST', '/memberFees', october())
    const { id } = body.memberFee
    expect((await maria<One>('POST', '/memberFees', october())).body.current).toEqual({ id })
    expect((await maria('DELETE', `/memberFees/${id}`)).status).toBe(200)
    const clash = await maria<One>('POST', '/memberFees', october())
    expect([clash.status, clash.body.current]).toEqual([409, { id, trashed: true }])
    expect((await maria('POST', `/memberFees/${id}/restore`)).status).toBe(200)
  })

  test('that money came for are not thrown away', async () => {
    const { body } = await maria<One>('POST', '/memberFees', { ...october(), period: '2026-11' })
    const id = body.memberFee.id
    await academy.payload.update({
      collection: 'memberFees',
      id,
      data: { paidAmount: 1000 },
      overrideAccess: true,
    })
    expect((await maria('DELETE', `/memberFees/${id}`)).status).toBe(409)
  })

  test('waived from an older state are a conflict; from the newest nothing is owed', async () => {
    const { body } = await maria<One>('POST', '/memberFees', { ...october(), period: '2026-12' })
    const { id, updatedAt } = body.memberFee
    const change = { amount: 2000, updatedAt }
    const edited = await maria<One>('PATCH', `/memberFees/${id}`, change)
    expect(edited.body.memberFee).toMatchObject({ amount: 2000, owed: 2000 })
    expect((await maria('PATCH', `/memberFees/${id}`, { waived: true, updatedAt })).status).toBe(409)
    const newest = { waived: true, updatedAt: edited.body.memberFee.updatedAt }
    const waived = await maria<One>('PATCH', `/memberFees/${id}`, newest)
    expect(waived.body.memberFee).toMatchObject({ state: 'waived', owed: 0 })
  })

  test('add up over all that match, and by state', async () => {
    const { body } = await maria<{ totals: object; memberFees: Fee[] }>('GET', '/memberFees?period=2026-09')
    expect(body.totals).toEqual({ count: 5, amount: 15_000, paidAmount: 0, owed: 15_000 })
    const overdue = await maria<{ memberFees: Fee[] }>('GET', '/memberFees?period=2026-09&state=overdue')
    expect(overdue.body.memberFees).toHaveLength(5)
    const paid = await maria<{ memberFees: Fee[] }>('GET', '/memberFees?period=2026-09&state=paid')
    expect(paid.body.memberFees).toEqual([])
  })

  test("Jana sees her children's, and under which symbol each is paid", async () => {
    const { body } = await jana<{ memberFee: { fees: Fee[]; owed: number } }>('GET', '/playerMembership')
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
