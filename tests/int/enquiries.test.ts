import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type * as Commands from '@/features/enquiries/commands'
import type * as Service from '@/features/enquiries/service'
import type { EnquiryView } from '@/features/enquiries/schema'
import { runMailQueue } from '@/lib/outbox'
import type { Enquiry } from '@/payload-types'
import { apiFor } from '../support/api-client'
import { mailHead, mailText } from '../support/mail-text'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

const DAY = 24 * 3_600_000
const YEAR = new Date().getFullYear() - 10
const CLUB = 'kancelaria@zelenadolina.test'
const open = { overrideAccess: true, depth: 0 } as const
const visitor = apiFor()

const { academy, ids, api } = setUpClub('jakub', 'lubos', 'robert', 'maria')
let payload: Payload
let commands: typeof Commands
let service: typeof Service

beforeAll(async () => {
  payload = academy.payload
  commands = await import('@/features/enquiries/commands')
  service = await import('@/features/enquiries/service')
  await payload.update({
    collection: 'categories',
    id: ids.U11!,
    data: { birthYears: { from: YEAR, to: YEAR + 1 } },
    ...open,
  })
  await payload.updateGlobal({ slug: 'club', data: { email: CLUB }, ...open })
}, 60_000)

const folder = () => path.join(process.env.DATA_DIR!, 'mail')
beforeEach(async () => {
  for (const limit of Object.values(commands.enquiryLimits)) limit.reset()
  await payload.delete({ collection: 'enquiries', where: { id: { exists: true } }, ...open })
  await mails()
  await emptied()
})

const trial = () => ({
  kind: 'trial',
  operation: randomBytes(16).toString('hex'),
  childName: 'Oliver Nový',
  birthYear: YEAR,
  guardianName: 'Eva Nová',
  phone: '+421 000 000 900',
  email: 'eva.nova@zelenadolina.test',
  note: 'Prvýkrát, radi prídeme v\u00a0utorok.',
  website: '',
  took: 40,
})
const from = (address: string) => ({ 'x-forwarded-for': address })
const send = <Body = { message: string; category: string | null }>(body: object, address = '192.0.2.7') =>
  visitor<Body>('POST', '/enquiries', body, from(address))

const rows = async (): Promise<Enquiry[]> =>
  (await payload.find({ collection: 'enquiries', pagination: false, ...open })).docs
/** The office's own mails of them, which wait while it is night, may still be on their way into the folder. */
const emptied = () => rm(folder(), { recursive: true, force: true, maxRetries: 10 })
/** The letters to the club, once the queue is empty; it may already be running by itself. */
const mails = async (): Promise<string[]> => {
  const waiting = { taskSlug: { equals: 'letter' } }
  do await runMailQueue({ payload })
  while ((await payload.count({ collection: 'payload-jobs', where: waiting, ...open })).totalDocs > 0)
  const names = await readdir(folder()).catch(() => [])
  const all = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder(), name), 'utf8')),
  )
  return all.filter((mail) => mailHead(mail).includes(`To: ${CLUB}`))
}
/** The headers unfolded, the text decoded. */
const decoded = (mail: string): { head: string; text: string } => ({
  head: mailHead(mail),
  text: mailText(mail),
})

describe('refused enquiries', () => {
  test.each([
    ['no child', { childName: '' }, 'childName'],
    ['no year', { birthYear: null }, 'birthYear'],
    ['the year of a grown-up', { birthYear: YEAR - 30 }, 'birthYear'],
    ['half a year', { birthYear: YEAR + 0.5 }, 'birthYear'],
    ['no guardian', { guardianName: ' ' }, 'guardianName'],
    ['neither phone nor e-mail', { phone: '', email: '' }, 'email'],
    ['an invalid e-mail', { email: 'eva@' }, 'email'],
    ['two e-mails', { email: 'eva@klub.test, ivo@klub.test' }, 'email'],
    ['a mail header in the e-mail', { email: 'eva@klub.test\r\nBcc: vsetci@klub.test' }, 'email'],
    ['a mail header in the name', { guardianName: 'Eva\r\nBcc: vsetci@klub.test' }, 'guardianName'],
    ['a phone without digits', { phone: 'zavolajte' }, 'phone'],
    ['a very long note', { note: 'a'.repeat(2001) }, 'note'],
    ['an unknown kind', { kind: 'reklama' }, 'kind'],
    ['no operation', { operation: undefined }, 'operation'],
    ['an operation that is too long', { operation: 'a'.repeat(65) }, 'operation'],
    ['a name of which nothing is seen', { guardianName: '\u200b\u2060\u3164\ufeff' }, 'guardianName'],
    ['a child of which nothing is seen', { childName: ' \u00ad\u200d ' }, 'childName'],
    ['a state of its own', { state: 'closed' }, 'state'],
    ['a category of its own', { category: 'U9' }, 'category'],
    ['an expiry of its own', { expiresAt: '2099-01-01T00:00:00Z' }, 'expiresAt'],
    ['an empty question', { kind: 'contact', note: '' }, 'note'],
  ])('an enquiry with %s is refused', async (_what, change, field) => {
    const { status, body } = await send<{ errors: { field: string; message: string }[] }>({
      ...trial(),
      ...change,
    })
    expect([status, body.errors[0]?.field]).toEqual([400, field])
    expect(body.errors[0]?.message).toMatch(/^\p{Lu}.*\.$/u)
    expect([await rows(), await mails()]).toEqual([[], []])
  })

  test('an operation as long as the shape allows is kept', async () => {
    expect((await send({ ...trial(), operation: 'a'.repeat(64) })).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  test('the sixth enquiry of a network in an hour is answered 429, and other networks are not', async () => {
    for (let time = 0; time < 5; time += 1) expect((await send(trial())).status).toBe(200)
    const { status, body, headers } = await send<{ errors: { message: string }[] }>(trial(), '192.0.2.200')
    expect([status, body.errors[0]?.message]).toEqual([429, expect.stringContaining('Príliš veľa pokusov')])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await send(trial(), '198.51.100.7')).status).toBe(200)
    expect(await rows()).toHaveLength(6)
  })

  test('the twenty-first enquiry of a network in a day is answered 429, and the two-hundredth of the club', async () => {
    const { day, everybody } = commands.enquiryLimits
    for (let time = 0; time < 19; time += 1) await day.take('192.0.2.0/24')
    expect((await send(trial())).status).toBe(200)
    expect((await send(trial())).status).toBe(429)
    for (let time = 1; time < 199; time += 1) await everybody.take('all')
    expect((await send(trial(), '10.1.1.1')).status).toBe(200)
    expect((await send(trial(), '10.2.1.1')).status).toBe(429)
  })
})

describe('limits that must not block others', () => {
  const requestOf = (kind: 'erasure' | 'photo') => ({ ...trial(), kind, childName: '', birthYear: null })

  test("requests for erasure or about a photo are accepted after the club's limit of a day", async () => {
    for (let time = 0; time < 200; time += 1) await commands.enquiryLimits.everybody.take('all')
    expect((await send(requestOf('erasure'), '10.3.1.1')).status).toBe(200)
    expect((await send(requestOf('photo'), '10.3.1.1')).status).toBe(200)
    expect((await rows()).map(({ kind }) => kind).sort()).toEqual(['erasure', 'photo'])
    expect((await send({ ...requestOf('photo'), kind: 'contact' }, '10.3.1.1')).status).toBe(429)
  })

  test('enquiries of robots do not count towards any limit', async () => {
    for (let time = 0; time < 250; time += 1)
      expect((await send({ ...trial(), website: 'x' }, `10.4.${time}.1`)).status).toBe(200)
    for (let time = 0; time < 30; time += 1)
      expect((await send({ ...trial(), took: 0 }, '10.5.0.1')).status).toBe(200)
    expect((await send(trial(), '10.5.0.1')).status).toBe(200)
    expect(await commands.enquiryLimits.everybody.taken('all')).toBe(1)
  })
})

describe('enquiries of robots', () => {
  test.each([
    ['the hidden field filled in', { website: 'https://zly.test' }],
    ['a time too short for typing', { took: 1 }],
  ])('an enquiry with %s looks accepted and is not stored', async (_what, change) => {
    const good = await send(trial())
    await payload.delete({ collection: 'enquiries', where: { id: { exists: true } }, ...open })
    await mails()
    await emptied()
    const { status, body } = await send({ ...trial(), ...change })
    expect([status, body]).toEqual([good.status, good.body])
    expect([await rows(), await mails()]).toEqual([[], []])
  })
})

describe('requests for a trial training', () => {
  test('a trial request is stored with its category for ninety days, and the visitor is thanked', async () => {
    const { status, body } = await send(trial())
    expect([status, body]).toEqual([
      200,
      { message: 'Ďakujeme, tréner vás bude kontaktovať.', category: 'U11' },
    ])
    const [row] = await rows()
    expect(row).toMatchObject({ kind: 'trial', state: 'new', category: ids.U11, birthYear: YEAR })
    expect(Date.parse(row!.expiresAt) - Date.parse(row!.createdAt)).toBeCloseTo(90 * DAY, -4)
  })

  test('a trial request is mailed to the club, with the sender as the reply address', async () => {
    await send(trial())
    const [mail, more] = await mails()
    expect(more).toBeUndefined()
    const { head, text } = decoded(mail!)
    expect(head).toMatch(new RegExp(`^To: ${CLUB}$`, 'm'))
    expect(head).toMatch(/^Reply-To: eva\.nova@zelenadolina\.test$/m)
    expect(head).not.toMatch(/^(b?cc):/im)
    for (const part of [
      'Dieťa: Oliver Nový',
      `Rok narodenia: ${YEAR}`,
      'Navrhovaná kategória: U11',
      '+421 000 000 900',
    ])
      expect(text).toContain(part)
    expect(text).toContain(`/auth/admin/enquiries#${(await rows())[0]!.id}`)
  })

  test('a trial request sent four times is one enquiry and one mail', async () => {
    const twice = trial()
    const responses = await Promise.all([send(twice), send(twice), send(twice)])
    responses.push(await send(twice))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(responses.every(({ body }) => body.category === 'U11')).toBe(true)
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1])
  })

  test('a trial request for a child too young for every category has no category', async () => {
    const { body } = await send({ ...trial(), birthYear: YEAR + 6 })
    expect(body.category).toBeNull()
    expect((await rows())[0]!.category).toBeNull()
    expect(decoded((await mails())[0]!).text).toContain('Navrhovaná kategória: žiadna')
  })

  test('a trial request is stored when the club has no mailbox', async () => {
    await payload.updateGlobal({ slug: 'club', data: { email: null }, ...open })
    expect((await send(trial())).status).toBe(200)
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 0])
    await payload.updateGlobal({ slug: 'club', data: { email: CLUB }, ...open })
  })

  test('a category with a trial request can be deleted, and the enquiry stays without one', async () => {
    const extra = await payload.create({
      collection: 'categories',
      data: { name: 'U8', order: 1, birthYears: { from: YEAR + 2, to: YEAR + 3 } } as never,
      ...open,
    })
    expect((await send({ ...trial(), birthYear: YEAR + 2 })).body.category).toBe('U8')
    await payload.delete({ collection: 'categories', id: extra.id, ...open })
    const { body } = await api.maria<{ enquiries: EnquiryView[] }>('GET', '/enquiries')
    expect(body.enquiries.map(({ category }) => category)).toEqual([null])
  })
})

describe('reading and handling enquiries', () => {
  beforeEach(async () => {
    await send(trial())
    await send({ ...trial(), kind: 'contact', childName: '', birthYear: null })
    await send({ ...trial(), kind: 'erasure', birthYear: YEAR })
  })
  const read = async (who: keyof typeof api, query = '') => {
    const { status, body } = await api[who]<{ enquiries?: EnquiryView[] }>('GET', `/enquiries${query}`)
    return [status, body.enquiries?.map(({ kind }) => kind).sort()]
  }

  test('trainers read trial requests of their categories, admins read all enquiries, families and visitors none', async () => {
    expect(await read('lubos')).toEqual([200, ['trial']])
    expect(await read('robert')).toEqual([200, []])
    expect(await read('maria')).toEqual([200, ['contact', 'erasure', 'trial']])
    expect(await read('maria', '?kind=erasure&state=new')).toEqual([200, ['erasure']])
    expect(await read('lubos', '?kind=contact')).toEqual([200, []])
    expect(await read('jakub')).toEqual([403, undefined])
    expect((await visitor('GET', '/enquiries')).status).toBe(401)
  })

  test('an admin sets the state of an enquiry from its latest version, and a trainer does not', async () => {
    const { body } = await api.maria<{ enquiries: EnquiryView[] }>('GET', '/enquiries?kind=trial')
    const { id, updatedAt, changedBy, changedAt } = body.enquiries[0]!
    expect([changedBy, changedAt]).toEqual(['', null])
    const change = { updatedAt, state: 'contacted' }
    expect((await api.lubos('PATCH', `/enquiries/${id}`, change)).status).toBe(403)
    expect((await api.jakub('PATCH', `/enquiries/${id}`, change)).status).toBe(403)
    expect((await visitor('PATCH', `/enquiries/${id}`, change)).status).toBe(401)
    const done = await api.maria<{ enquiry: EnquiryView }>('PATCH', `/enquiries/${id}`, change)
    expect([done.status, done.body.enquiry.state, done.body.enquiry.category?.name]).toEqual([
      200,
      'contacted',
      'U11',
    ])
    // Who did it, in the answer, in the list and in what another one sees of the conflict.
    const { name } = await payload.findByID({ collection: 'users', id: ids.maria!, ...open })
    const noted = { changedBy: name, changedAt: expect.stringMatching(/^20\d\d-/) }
    expect(done.body.enquiry).toMatchObject(noted)
    const list = await api.maria<{ enquiries: EnquiryView[] }>('GET', '/enquiries?state=contacted')
    expect(list.body.enquiries).toEqual([expect.objectContaining({ id, ...noted })])
    const late = await api.maria('PATCH', `/enquiries/${id}`, { ...change, state: 'closed' })
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining(noted) }),
    ])
  })

  test('nobody changes the content of an enquiry, not even an admin', async () => {
    const [row] = await rows()
    const maria = await payload.findByID({ collection: 'users', id: ids.maria!, ...open })
    const after = await payload.update({
      collection: 'enquiries',
      id: row!.id,
      data: { guardianName: 'Iná', expiresAt: '2099-01-01T00:00:00.000Z', operation: 'x' },
      depth: 0,
      overrideAccess: false,
      req: await request(payload, { ...maria, collection: 'users' } as never),
    })
    expect(after).toMatchObject({
      guardianName: 'Eva Nová',
      expiresAt: row!.expiresAt,
      operation: row!.operation,
    })
  })
})

describe('expired enquiries', () => {
  const planned = async () =>
    (
      await payload.find({
        collection: 'payload-jobs',
        where: { taskSlug: { equals: 'expireEnquiries' } },
        ...open,
      })
    ).docs

  test('an expired enquiry is deleted with its jobs, and not a day too early', async () => {
    await send(trial())
    const until = Date.parse((await rows())[0]!.expiresAt)
    const req = await request(payload)
    expect(await commands.deleteExpired(req, new Date(until - 1))).toBe(0)
    expect(await rows()).toHaveLength(1)
    expect(await commands.deleteExpired(req, new Date(until))).toBe(1)
    expect(await rows()).toEqual([])
    await mails()
    const left = await payload.find({ collection: 'payload-jobs', pagination: false, ...open })
    expect(JSON.stringify(left.docs)).not.toContain('Oliver')
  })

  test('every start deletes expired enquiries and schedules the next night once', async () => {
    await send(trial())
    const later = new Date(Date.now() + 91 * DAY)
    await service.startDeletion(payload, later)
    expect(await rows()).toEqual([])
    await service.startDeletion(payload, later)
    const [job, more] = await planned()
    expect(more).toBeUndefined()
    const wait = Date.parse(job!.waitUntil!) - later.getTime()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThan(28 * 3_600_000)
    await payload.delete({ collection: 'payload-jobs', where: { id: { equals: job!.id } }, ...open })
  })

  test('the nightly job deletes expired enquiries and schedules the next one', async () => {
    await send(trial())
    const [row] = await rows()
    const past = new Date(Date.now() - 1000).toISOString()
    await payload.db.updateOne({ collection: 'enquiries', id: row!.id, data: { expiresAt: past } })
    await payload.jobs.queue({ task: 'expireEnquiries', input: {}, overrideAccess: true })
    await payload.jobs.run({ queue: 'default', silent: true, overrideAccess: true })
    expect(await rows()).toEqual([])
    const [job, more] = await planned()
    expect(more).toBeUndefined()
    expect(Date.parse(job!.waitUntil!)).toBeGreaterThan(Date.now())
  })
})
