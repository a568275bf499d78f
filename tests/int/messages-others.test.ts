import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { createEvent, updateEvent } from '@/features/events/commands'
import { reportPaid } from '@/features/membership/claims/commands'
import { createFee, waiveFees } from '@/features/membership/commands'
import { CLAIM_DAYS } from '@/features/membership/rules'
import { recordPayment, reverseBatch } from '@/features/membership/payments/commands'
import { sendEnquiry } from '@/features/enquiries/commands'
import { tellDueFees } from '@/features/notifications/fee-notices/commands'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { planAllReminders } from '@/features/notifications/reminders/commands'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { recipientsOf } from '@/features/notifications/audience/queries'
import { nominate } from '@/features/participants/nomination/commands'
import { answerLinksOf } from '@/features/participants/answer-links/queries'
import { answerEvent } from '@/features/participants/commands'
import { changePassword } from '@/features/session/passwords/commands'
import { signIn } from '@/features/session/sign-in/commands'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import type { Notification } from '@/payload-types'
import { setUpAcademy } from '../support/academy'
import { text } from '../support/lexical'
import { request, requestAs } from '../support/request'

// Reminders, fees, articles, enquiries and accounts: told by the calendar or at once, each to whom it concerns.

const PASSWORD = 'Ukazka-2026!'
const HOUR = 3_600_000
const academy = setUpAcademy()
const ids: Record<string, string> = {}
let payload: Payload

const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id

beforeAll(async () => {
  payload = academy.payload
  const { id } = await payload.create({
    collection: 'categories',
    data: { name: 'U11', order: 1 },
    overrideAccess: true,
  })
  ids.U11 = id
  const make = async (name: string, data: object) => {
    const row = await payload.create({
      collection: 'users',
      data: {
        firstName: name[0]!.toUpperCase() + name.slice(1),
        lastName: 'Skúšobný',
        username: name,
        ...('playing' in data ? {} : { email: `${name}@klub.test` }),
        password: PASSWORD,
        role: 'player',
        playing: false,
        ...data,
      } as never,
      overrideAccess: true,
    })
    ids[name] = row.id
  }
  await make('maria', { role: 'admin' })
  for (const name of ['adam', 'eva', 'filip']) {
    await make(name, { playing: true, category: id, birthDate: '2016-05-05' })
    await payload.db.updateOne({ collection: 'users', id: ids[name]!, data: { hash: null, salt: null } })
  }
  const child = (name: string) => ({ player: ids[name], relation: 'mother', right: 'full' })
  // Jana has two of them.
  await make('jana', { children: [child('adam'), child('eva')] })
  await make('peter', { children: [child('filip')] })
}, 120_000)
beforeEach(async () => {
  const made = ['deliveries', 'notifications', 'notices', 'payload-jobs', 'participants', 'events'] as const
  for (const collection of made) await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
})

const tell = async (afterMs = LONGEST_HOLD_MS + 1000) => {
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + afterMs))
  await deliverDue(payload)
}
/** Each message with its readers, „title → jana peter“, in the order they were told. */
const told = async (kind?: Notification['kind']): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'notifications',
    where: kind ? { kind: { equals: kind } } : {},
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const lines: string[] = []
  for (const { id, title } of docs) {
    const { docs: rows } = await payload.find({
      collection: 'deliveries',
      where: { and: [{ notification: { equals: id } }, { channel: { equals: 'inbox' } }] },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    const names = rows.map(({ user }) => nameOf(user as string)).sort()
    lines.push(`${title.replaceAll('\u00a0', ' ').split(':')[0]} → ${names.join(' ')}`)
  }
  return lines
}

describe('reminders', () => {
  const match = async (hoursToAnswer: number) =>
    createEvent(await as('maria'), {
      type: 2,
      opponent: 'ŠK Lipová',
      categories: [ids.U11!],
      startsAt: new Date(Date.now() + (hoursToAnswer + 24) * HOUR).toISOString(),
      answerBy: new Date(Date.now() + hoursToAnswer * HOUR).toISOString(),
    })

  test('come twice before answers close, only to who has not answered', async () => {
    const event = await match(50)
    await answerEvent(await as('peter'), { event: event.id, player: ids.filip, answer: 'yes', reason: '' })
    await tell(HOUR + 60_000)
    expect(await told('reminders')).toEqual([])
    await tell(3 * HOUR)
    expect(await told('reminders')).toEqual(['Pripomienka → jana'])
    await tell(30 * HOUR)
    expect(await told('reminders')).toHaveLength(1)
    await tell(39 * HOUR)
    expect(await told('reminders')).toEqual(['Pripomienka → jana', 'Pripomienka → jana'])
    await tell(60 * HOUR)
    expect(await told('reminders')).toHaveLength(2)
  })

  test('are moved with the deadline, and not sent of what is cancelled or asks no more', async () => {
    const event = await match(50)
    const later = new Date(Date.now() + 60 * HOUR).toISOString()
    await updateEvent(await as('maria'), event.id, undefined, { answerBy: later })
    await tell(3 * HOUR)
    expect(await told('reminders')).toEqual([])
    await updateEvent(await as('maria'), event.id, undefined, { answerRequired: false })
    await tell(60 * HOUR)
    expect(await told('reminders')).toEqual([])
  })

  test('follow the hours the club sets, also for events that wait already', async () => {
    await match(50)
    const reminders = { firstHours: 24, secondHours: 2 }
    await payload.updateGlobal({ slug: 'club', data: { reminders }, overrideAccess: true })
    await tell(3 * HOUR)
    expect(await told('reminders')).toEqual([])
    await tell(27 * HOUR)
    expect(await told('reminders')).toHaveLength(1)
    await planAllReminders(await request(payload), new Date(Date.now() + 27 * HOUR))
    await tell(27 * HOUR)
    expect(await told('reminders')).toHaveLength(1)
    const usual = { firstHours: 48, secondHours: 12 }
    await payload.updateGlobal({ slug: 'club', data: { reminders: usual }, overrideAccess: true })
  })
})

describe('reminders are not repeated', () => {
  const asked = async (hoursToAnswer: number) =>
    createEvent(await as('maria'), {
      type: 2,
      opponent: 'ŠK Lipová',
      categories: [ids.U11!],
      startsAt: new Date(Date.now() + (hoursToAnswer + 24) * HOUR).toISOString(),
      answerBy: new Date(Date.now() + hoursToAnswer * HOUR).toISOString(),
    })
  const reminded = async () => (await told('reminders')).length

  test('when the club changes its hours, or the deadline moves by an hour', async () => {
    const event = await asked(50)
    await tell(3 * HOUR)
    expect(await reminded()).toBe(1)
    const hours = async (firstHours: number, secondHours: number) =>
      payload.updateGlobal({
        slug: 'club',
        data: { reminders: { firstHours, secondHours } },
        overrideAccess: true,
      })
    await hours(24, 12)
    await tell(30 * HOUR)
    expect(await reminded()).toBe(1)
    await hours(48, 12)
    const later = new Date(Date.now() + 60 * HOUR).toISOString()
    await updateEvent(await as('maria'), event.id, undefined, { answerBy: later })
    await tell(40 * HOUR)
    expect(await reminded()).toBe(1)
    await tell(49 * HOUR)
    expect(await reminded()).toBe(2)
    await expect(hours(12, 12)).rejects.toThrow()
    await expect(hours(12, 48)).rejects.toThrow()
  })

  test('but are told anew of a deadline much later', async () => {
    const event = await asked(50)
    await tell(3 * HOUR)
    await tell(40 * HOUR)
    expect(await reminded()).toBe(2)
    const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    await updateEvent(await as('maria'), event.id, undefined, { startsAt: later(220), answerBy: later(200) })
    await tell(153 * HOUR)
    expect(await reminded()).toBe(3)
  })

  test('when both are due at once, as after a standstill', async () => {
    await asked(50)
    await tell(45 * HOUR)
    expect(await reminded()).toBe(1)
    await tell(46 * HOUR)
    expect(await reminded()).toBe(1)
  })

  test('to who is out of the nomination', async () => {
    const event = await asked(50)
    await nominate(await as('maria'), event.id, [{ player: ids.filip!, nomination: 'out' }])
    await tell(3 * HOUR)
    expect(await told('reminders')).toEqual(['Pripomienka → jana'])
    const silent = { kind: 'event' as const, event: event.id }
    expect((await recipientsOf(await as('maria'), silent)).recipients.map(({ id }) => nameOf(id))).toEqual([
      'jana',
    ])
  })
})

describe('fees', () => {
  const today = dayOf(new Date())
  let period = 0
  let open: string[] = []
  /** A fee of a period that no other test uses. */
  const fee = async (name: string, dueInDays: number) => {
    period += 1
    const made = await createFee(await as('maria'), {
      player: ids[name]!,
      period: `2026-${String((period % 12) + 1).padStart(2, '0')}`,
      item: (['kit', 'camp', 'other'] as const)[Math.floor(period / 12)] ?? 'monthly',
      amount: 3000,
      dueDate: addDays(today, dueInDays),
    })
    open.push(made.id)
    return made
  }
  const day = async (days: number) => {
    await tellDueFees(await request(payload), momentAt(addDays(today, days), '09:05'))
    await deliverDue(payload)
  }
  const receipt = () => ({ method: 'transfer' as const, receivedAt: today, batch: randomUUID() })
  /** Whatever is open would be told by the next test. */
  afterEach(async () => {
    if (open.length > 0) await waiveFees(await as('maria'), open, true)
    open = []
  })

  test('are told when they are made, and three days before they are due, once', async () => {
    await fee('adam', 13)
    await tell()
    expect(await told()).toEqual(['Nový predpis → jana'])
    await day(9)
    expect(await told()).toHaveLength(1)
    await day(10)
    await day(10)
    await day(11)
    expect((await told()).slice(1)).toEqual(['Blíži sa splatnosť → jana'])
  })

  test('overdue are told the day after, then once a week, one message a family', async () => {
    await fee('adam', -1)
    await fee('eva', 2)
    await payload.db.deleteMany({ collection: 'notices', where: { kind: { equals: 'fee' } } })
    await day(0)
    expect(await told()).toEqual(expect.arrayContaining(['Predpis je po splatnosti → jana']))
    const overdue = async () => (await told()).filter((line) => line.startsWith('Predpis')).length
    for (const days of [1, 3, 6]) await day(days)
    expect(await overdue()).toBe(1)
    await day(7)
    await day(8)
    expect(await overdue()).toBe(2)
    await waiveFees(await as('maria'), open, true)
    await day(20)
    expect(await overdue()).toBe(2)
  })

  test('of a player who has left are told to the family', async () => {
    await fee('filip', -1)
    await payload.db.deleteMany({ collection: 'notices', where: { kind: { equals: 'fee' } } })
    const active = (is: boolean) =>
      payload.update({ collection: 'users', id: ids.filip!, data: { active: is }, overrideAccess: true })
    await active(false)
    await day(0)
    expect(await told()).toEqual(['Predpis je po splatnosti → peter'])
    const { recipients } = await recipientsOf(await as('maria'), { kind: 'debtors' })
    expect(recipients.map(({ id }) => nameOf(id))).toEqual(['peter'])
    await active(true)
  })

  test('that are reported as paid, waived or paused are not overdue', async () => {
    const claimed = await fee('filip', -1)
    await payload.db.deleteMany({ collection: 'notices', where: { kind: { equals: 'fee' } } })
    await reportPaid(await as('peter'), [claimed.id], true)
    await day(0)
    expect(await told()).toEqual([])
    await reportPaid(await as('peter'), [claimed.id], false)
    const pause = (until: string | null) =>
      payload.update({
        collection: 'users',
        id: ids.filip!,
        data: { feePausedUntil: until },
        overrideAccess: true,
      })
    await pause(addDays(today, 30))
    await day(1)
    expect(await told()).toEqual([])
    await pause(null)
    await waiveFees(await as('maria'), [claimed.id], true)
    await day(2)
    expect(await told()).toEqual([])
  })

  test('that are reported as paid are overdue again when nobody has confirmed it for two weeks', async () => {
    const claimed = await fee('filip', -1)
    await payload.db.deleteMany({ collection: 'notices', where: { kind: { in: ['fee', 'overdue'] } } })
    await reportPaid(await as('peter'), [claimed.id], true)
    await day(CLAIM_DAYS - 1)
    expect(await told()).toEqual([])
    await day(CLAIM_DAYS + 1)
    expect(await told()).toEqual(['Predpis je po splatnosti → peter'])
  })

  test('that are paid: the family is thanked, unless the payment is taken back at once', async () => {
    await fee('filip', 5)
    await payload.db.deleteMany({ collection: 'notices', where: { kind: { equals: 'fee' } } })
    const wrong = receipt()
    await recordPayment(await as('maria'), ids.filip!, 3000, wrong)
    await reverseBatch(await as('maria'), wrong.batch)
    await tell()
    expect(await told()).toEqual([])
    await recordPayment(await as('maria'), ids.filip!, 3000, receipt())
    await tell()
    expect(await told()).toEqual(['Prijali sme vašu platbu → peter'])
  })
})

test('an article is told once, to its categories, when it is public', async () => {
  const create = (data: object) =>
    payload.create({
      collection: 'news',
      data: {
        title: 'Turnaj bol náš',
        excerpt: 'Tri góly v poslednej minúte.',
        content: text('Text'),
        ...data,
      } as never,
      overrideAccess: true,
    })
  await create({ _status: 'draft' })
  await create({ _status: 'published', title: 'Z archívu', publishedAt: '2020-01-01T12:00:00Z' })
  const article = await create({ _status: 'published', title: 'Novinka', categories: [ids.U11] })
  await tell()
  expect(await told('news')).toEqual(['Novinka → jana peter'])
  const change = { collection: 'news', id: article.id, overrideAccess: true } as const
  await payload.update({ ...change, data: { _status: 'draft' } })
  await payload.update({ ...change, data: { _status: 'published', title: 'Opravená' } })
  await tell()
  expect(await told('news')).toEqual(['Novinka → jana peter'])
})

test('an enquiry reaches the office at once, without what it says', async () => {
  await sendEnquiry(
    await request(payload),
    {
      kind: 'contact',
      operation: randomUUID(),
      childName: '',
      birthYear: null,
      guardianName: 'Eva Nová',
      phone: '',
      email: 'eva@nova.test',
      note: 'Dobrý deň',
    } as never,
    '192.0.2.1',
  )
  await deliverDue(payload)
  expect(await told()).toEqual(['Nová správa z webu → maria'])
  const { docs } = await payload.find({ collection: 'notifications', overrideAccess: true })
  expect(JSON.stringify(docs)).not.toMatch(/Eva|nova\.test|Dobrý/)
})

test('a changed password is in the inbox, and comes to the phone whatever is chosen', async () => {
  await changePassword(await as('jana'), { currentPassword: PASSWORD, password: 'Ukazka-2027!' })
  await deliverDue(payload)
  expect(await told('account')).toEqual(['Heslo k účtu bolo zmenené → jana'])
})

test('a sign-in on a device that is not known is told, one on a known device is not', async () => {
  const account = (await as('peter')).user!
  const credentials = { name: 'peter', password: PASSWORD }
  const on = async (device?: Map<string, string>) =>
    signIn(await request(payload), credentials, {
      network: '192.0.2.7',
      device,
      deviceName: 'Chrome, Android',
    })
  expect(await on(new Map([[account.id, 'x']]))).toBeDefined()
  await deliverDue(payload)
  expect(await told('account')).toEqual([])
  expect(await on()).toBeDefined()
  await deliverDue(payload)
  expect(await told('account')).toEqual(['Prihlásenie z nového zariadenia → peter'])
  const { docs } = await payload.find({ collection: 'notifications', overrideAccess: true })
  expect(docs[0]!.body).toContain('Zariadenie: Chrome, Android.')
})

test('another role is told; a deactivated account hears nothing', async () => {
  const update = (data: object) =>
    payload.update({ collection: 'users', id: ids.peter!, data, overrideAccess: true })
  await update({ role: 'trainer', categories: [ids.U11] })
  await update({ role: 'player', categories: [] })
  await deliverDue(payload)
  const line = 'Vaša rola v klube sa zmenila → peter'
  expect(await told('account')).toEqual([line, line])
  await payload.db.deleteMany({ collection: 'notifications', where: { id: { exists: true } } })
  await update({ active: false, email: 'iny@klub.test' })
  expect(await told('account')).toEqual([])
  await update({ active: true })
})

test('what an erasure takes from an account, its e-mail and role, is told to nobody', async () => {
  const person = await payload.create({
    collection: 'users',
    data: {
      firstName: 'Vymazaný',
      lastName: 'Skúšobný',
      username: 'vymazany',
      email: 'vymazany@klub.test',
      password: PASSWORD,
      role: 'trainer',
      categories: [ids.U11!],
      playing: false,
    },
    overrideAccess: true,
  })
  const update = (data: object) =>
    payload.update({ collection: 'users', id: person.id, data, overrideAccess: true })
  // Still active: nothing but the mark of the erasure keeps it silent.
  await update({ erasedAt: new Date().toISOString(), email: null, role: 'player', categories: [] })
  await deliverDue(payload)
  expect(await told('account')).toEqual([])
  const still = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
  expect([still.active, still.email ?? null, still.role]).toEqual([true, null, 'player'])
})

test('a mail with links that answer does not outdate an open form of its reader', async () => {
  const event = await createEvent(await as('maria'), {
    type: 2,
    opponent: 'ŠK Lipová',
    categories: [ids.U11!],
    startsAt: new Date(Date.now() + 48 * HOUR).toISOString(),
  })
  const before = (await as('jana')).user!
  const links = await answerLinksOf(await request(payload), ids.jana!, event.id)
  expect(links).toHaveLength(2)
  expect((await as('jana')).user!.updatedAt).toBe(before.updatedAt)
  expect((await answerLinksOf(await request(payload), ids.jana!, event.id))[0]!.yes).toBe(links[0]!.yes)
})
