import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { insertRows } from '@/db/insert-rows'
import { feeGrid } from '@/features/membership/admin/queries'
import { feeFilter } from '@/features/membership/admin/rules'
import { inboxPage } from '@/features/notifications/inbox/queries'
import { tellDueFees } from '@/features/notifications/fee-notices/commands'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { inTransaction } from '@/lib/transaction'
import { setUpClub } from '../support/club'
import { ownSymbol } from '../support/own-symbol'
import { request, requestAs } from '../support/request'
import { timed } from '../support/timed'
import { sized } from '../support/size'

// What families are told when the office acts for a whole club and its own text names each child.

const { academy, ids, api } = setUpClub('maria')
const PLAYERS = sized(60, 3000)
const SEASON = '2029/30'
const PERIOD = '2029-10'
const now = new Date()
const today = dayOf(now)
const id = (kind: number, index: number) => `0000000${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`

const step = <Result>(what: string, task: () => Promise<Result>) =>
  timed(academy.payload, `${what} of ${PLAYERS}`, task)

beforeAll(async () => {
  const req = await requestAs(academy.payload, ids.maria!)
  const at = addDays(today, -60) + 'T12:00:00.000Z'
  const dates = { createdAt: at, updatedAt: at }
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    ...{ id: id(1, index), active: true, playing: true, birthDate: '2020-05-05', ...dates },
    ...{ variableSymbol: ownSymbol(index), category: ids.U13, role: 'player' },
    ...{
      firstName: 'Ján',
      lastName: `Radový${index}`,
      name: `Ján Radový${index}`,
      sortName: `radovy ${index}`,
    },
    ...{ username: `jan.radovy${index}`, calendarToken: `token-${index}` },
  }))
  // Each two children have one guardian.
  const guardians = Array.from({ length: PLAYERS / 2 }, (_, index) => ({
    ...{ id: id(2, index), active: true, playing: false, role: 'player', ...dates },
    ...{
      firstName: 'Eva',
      lastName: `Radová${index}`,
      name: `Eva Radová${index}`,
      sortName: `radova ${index}`,
    },
    ...{ username: `eva.radova${index}`, calendarToken: `guardian-${index}`, email: `eva${index}@klub.test` },
    children: [0, 1].map((child) => ({
      ...{ id: randomUUID(), player: id(1, 2 * index + child), relation: 'mother', right: 'full' },
    })),
  }))
  await inTransaction(req, async () => {
    await insertRows(req, 'users', players)
    await insertRows(req, 'users', guardians)
    await insertRows(
      req,
      'memberFees',
      players.map(({ id: player }) => ({
        ...{
          player,
          period: PERIOD,
          item: 'monthly',
          amount: 3000,
          paidAmount: 0,
          owed: 3000,
          currency: 'EUR',
        },
        ...{ dueDate: addDays(today, -2), waived: false, ...dates },
      })),
    )
  })
  await academy.payload.updateGlobal({
    slug: 'club',
    data: {
      fees: {
        texts: { overdue: 'Za {meno} chýba {suma}.\nVáš klub', paid: 'Za {meno} prišlo {suma}.\nVáš klub' },
      },
    } as never,
    overrideAccess: true,
    depth: 0,
  })
}, 240_000)

/** What the guardians of the first and of the last family have read about fees, newest first. */
const read = () =>
  Promise.all(
    [0, PLAYERS / 2 - 1].map(async (family) => {
      const { inbox } = await inboxPage(await requestAs(academy.payload, id(2, family)))
      return inbox.flatMap(({ kind, body }) =>
        kind === 'fees' ? body.replaceAll('\u00a0', ' ').split('\n\n').slice(1) : [],
      )
    }),
  )
const ofBoth = (verb: string) =>
  [0, PLAYERS - 2].map(
    (index) =>
      [index, index + 1].map((child) => `Za Ján Radový${child} ${verb} 30,00 €.\n`).join('') + 'Váš klub',
  )

test('a reminder of overdue fees is one message to each family', async () => {
  await step('reminding', async () => tellDueFees(await request(academy.payload), momentAt(today, '09:05')))
  await step('delivering the reminders', () => deliverDue(academy.payload))
  expect(await read()).toEqual(ofBoth('chýba').map((text) => [text]))
}, 900_000)

test('thanks for the payments of one act are one message to each family', async () => {
  const filter = { season: SEASON, period: PERIOD }
  const req = await requestAs(academy.payload, ids.maria!)
  const { open } = await feeGrid(req, feeFilter(filter, now), now)
  const receipt = { method: 'cash', receivedAt: today, batch: randomUUID() }
  const paid = await step('paying', () =>
    api.maria('POST', '/payments/settle/matching', { filter, ...open, ...receipt }),
  )
  expect(paid.status).toBe(200)
  const later = new Date(Date.now() + LONGEST_HOLD_MS + 1000)
  await step('thanking', async () => tellDue(await request(academy.payload), TELLERS, later))
  await step('delivering the thanks', () => deliverDue(academy.payload))
  const [reminders, thanks] = [ofBoth('chýba'), ofBoth('prišlo')]
  expect(await read()).toEqual(thanks.map((text, family) => [text, reminders[family]]))
}, 900_000)
