import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import { clubInfo } from '@/features/club/queries'
import { seasonOf } from '@/features/club/season/rules'
import type { FeeTexts } from '@/features/club/fee-texts/rules'
import { createFee } from '@/features/membership/commands'
import { recordPayment } from '@/features/membership/payments/commands'
import { confirmationOf } from '@/features/membership/confirmations/queries'
import { confirmationPdf } from '@/features/membership/confirmations/service'
import { mailOf } from '@/features/notifications/email/queries'
import { tellDueFees } from '@/features/notifications/fee-notices/commands'
import { inboxPage } from '@/features/notifications/inbox/queries'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { pushContent } from '@/features/notifications/push/rules'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { monthYear } from '@/lib/date-format'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { writtenDay } from '@/lib/written-day'
import { setUpAcademy } from '../support/academy'
import { monthToCharge } from '../support/months'
import { hasPoppler, infoOf, textOf } from '../support/pdf-reader'
import { request, requestAs } from '../support/request'

// The club's own words in its messages about fees and on confirmations: each family reads of its own child alone.

const academy = setUpAcademy()
const ids: Record<string, string> = {}
const today = dayOf(new Date())
let payload: Payload

const as = (name: string) => requestAs(payload, ids[name]!)
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')
const write = (texts: Partial<FeeTexts>) =>
  payload.updateGlobal({ slug: 'club', data: { fees: { texts } }, overrideAccess: true, depth: 0 })

const relative = (name: string) => ({ player: ids[name], relation: 'mother', right: 'full' })
const make = async (name: string, data: object) => {
  const row = await payload.create({
    collection: 'users',
    data: {
      ...{ firstName: name, lastName: 'Skúšobný', username: name.toLowerCase(), password: 'Ukazka-2026!' },
      ...{ role: 'player', playing: false, ...data },
    } as never,
    overrideAccess: true,
  })
  ids[name] = row.id
}

beforeAll(async () => {
  payload = academy.payload
  const category = await payload.create({
    collection: 'categories',
    data: { name: 'U11', order: 1 },
    overrideAccess: true,
  })
  ids.U11 = category.id
  const email = (name: string) => ({ email: `${name}@klub.test` })
  await make('Maria', { role: 'admin', ...email('maria') })
  for (const name of ['Adam', 'Eva', 'Filip'])
    await make(name, { playing: true, category: category.id, birthDate: '2016-05-05' })
  // Eva is Jana's and Peter's; Adam is Jana's alone, and Filip is Peter's: one family for the club, two for its people.
  await make('Jana', { children: [relative('Adam'), relative('Eva')], ...email('jana') })
  await make('Peter', { children: [relative('Eva'), relative('Filip')], ...email('peter') })
}, 120_000)
beforeEach(async () => {
  await write({ dueSoon: null as never, overdue: null as never, paid: null as never })
  for (const collection of ['deliveries', 'notifications', 'notices', 'payload-jobs'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
})

/** Adam's and Eva's month: of the first fee and of the third. */
const [ADAMS, EVAS] = [monthToCharge(0), monthToCharge(2)]
const written = (month: string): string => spaced(monthYear(momentAt(`${month}-01`)))
const SEASON = seasonOf(`${EVAS}-01`).label

let month = 0
const fee = async (name: string, dueInDays: number, amount = 3000) => {
  const period = monthToCharge(month)
  month += 1
  const dueDate = addDays(today, dueInDays)
  const made = await createFee(await as('Maria'), {
    ...{ player: ids[name]!, period, item: 'monthly', amount, dueDate },
  })
  await payload.db.deleteMany({ collection: 'notices', where: { kind: { equals: 'fee' } } })
  return made
}
const day = async (days: number) => {
  await tellDueFees(await request(payload), momentAt(addDays(today, days), '09:05'))
  await deliverDue(payload)
}
/** The bodies in somebody's inbox. */
const inboxOf = async (name: string): Promise<string[]> =>
  (await inboxPage(await as(name))).inbox.map(({ body }) => spaced(body)).sort()
const pay = async (player: string, amount: number) => {
  const receipt = { method: 'transfer' as const, receivedAt: today, batch: randomUUID() }
  await recordPayment(await as('Maria'), ids[player]!, amount, receipt)
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
  await deliverDue(payload)
}

describe('the club’s own text about fees', () => {
  test('is refused where it cannot be filled, and is nobody’s but the office’s', async () => {
    for (const texts of [
      { overdue: 'Ahoj {priezvisko}' },
      { paid: 'Do {splatnosť}' },
      { dueSoon: 'x'.repeat(501) },
    ])
      await expect(write(texts)).rejects.toMatchObject({ status: 400 })
    await write({ overdue: 'Sme tu pre vás.' })
    for (const who of ['Jana', 'Adam']) {
      const req = await as(who)
      const club = await payload.findGlobal({ slug: 'club', overrideAccess: false, depth: 0, req })
      expect(club.fees).toBeUndefined()
      const write = { slug: 'club', data: { fees: { texts: { overdue: 'Cudzí text' } } } } as const
      await expect(payload.updateGlobal({ ...write, overrideAccess: false, req })).rejects.toMatchObject({
        status: 403,
      })
    }
    expect(JSON.stringify(await clubInfo(await request(payload)))).not.toContain('Sme tu')
  })

  test('without placeholders stands behind the words of one message to all', async () => {
    await write({ overdue: 'Ozvite sa nám.\nKancelária' })
    await fee('Adam', -1)
    await fee('Filip', -1)
    await day(0)
    const { docs } = await payload.find({ collection: 'notifications', overrideAccess: true })
    expect(docs.map(({ title }) => title)).toEqual(['Predpis je po splatnosti'])
    const [body = ''] = await inboxOf('Jana')
    expect(body).toMatch(/^Podľa našich záznamov .*pripomínať nebudeme\.\n\nOzvite sa nám\.\nKancelária$/)
    expect(await inboxOf('Peter')).toEqual([body])
  })

  test('with them tells each child’s people of that child alone', async () => {
    await write({ overdue: '{meno}: {suma}, {obdobie}, do {splatnosť}' })
    await fee('Eva', -3, 1234)
    await day(0)
    const [jana, peter] = [await inboxOf('Jana'), await inboxOf('Peter')]
    const said = (bodies: string[]) => bodies.map((body) => body.split('\n\n')[1])
    expect(said(jana)[0]).toMatch(new RegExp(`^Adam Skúšobný: 30,00 €, ${written(ADAMS)}, do `))
    expect(said(jana)[1]).toMatch(new RegExp(`^Eva Skúšobný: 12,34 €, ${written(EVAS)}, do `))
    expect(said(jana)[1]).toContain(spaced(writtenDay(addDays(today, -3))))
    expect(said(jana)).toHaveLength(2)
    expect(said(peter).map((text) => text?.slice(0, 5))).toEqual(['Eva S', 'Filip'])
    await day(1)
    expect(await inboxOf('Jana')).toHaveLength(2)
  })

  test('of a fee that is due soon names what is due on that day', async () => {
    await write({ dueSoon: 'Za {meno} treba {suma}.' })
    await fee('Adam', 13, 700)
    await day(10)
    expect((await inboxOf('Jana')).filter((body) => body.includes('Za Adam'))).toEqual([
      expect.stringMatching(/^Do .*\n\nZa Adam Skúšobný treba 7,00 €\.$/),
    ])
  })

  test('is in the mail as text and as HTML, escaped; a locked phone shows none of it', async () => {
    await payload.update({
      ...{
        collection: 'users',
        id: ids.Filip!,
        data: { lastName: '<b>O’Neil & syn</b>' },
        overrideAccess: true,
      },
    })
    await write({ overdue: 'Za {meno} <i>chýba</i> {suma}.' })
    await day(0)
    const { docs } = await payload.find({ collection: 'notifications', overrideAccess: true, depth: 0 })
    const filip = docs.find(({ body }) => body.includes('Filip'))!
    const { id: notification, title, body, url = null, kind } = filip
    const item = { ...{ notification, title, body, kind, event: null }, url: url ?? null }
    const user = { id: ids.Peter!, name: 'Peter', email: 'peter@klub.test' }
    const copy = { ...{ id: randomUUID(), user, items: [item], urgent: false, tag: 't' } }
    const { text, html = '' } = await mailOf(await request(payload), copy, 'peter@klub.test')
    expect(spaced(text)).toContain('Za Filip <b>O’Neil & syn</b> <i>chýba</i> 30,00 €.')
    expect(spaced(html)).toContain(
      'Za Filip &lt;b&gt;O’Neil &amp; syn&lt;/b&gt; &lt;i&gt;chýba&lt;/i&gt; 30,00 €.',
    )
    expect(html).not.toContain('<i>')
    expect(JSON.stringify(pushContent(copy, []))).not.toMatch(/Filip|30,00|chýba/)
  })

  test('names the children of the same people in one message, and a half-sibling apart', async () => {
    const email = (name: string) => ({ email: `${name.toLowerCase()}@klub.test` })
    // Leo and Mia are Zora's, Nico is Zora's and Karol's; none of the three signs in.
    const children = { Zora: ['Leo', 'Mia', 'Nico'], Karol: ['Nico'] }
    for (const name of children.Zora) {
      await make(name, { playing: true, category: ids.U11, birthDate: '2016-05-05' })
      await payload.db.updateOne({ collection: 'users', id: ids[name]!, data: { hash: null } })
    }
    for (const [name, own] of Object.entries(children))
      await make(name, { children: own.map((child) => relative(child)), ...email(name) })
    await write({ overdue: 'Milí rodičia,\nza {meno} chýba {suma}.\nVáš klub', paid: 'Za {meno} {suma}.' })
    for (const [name, amount] of [
      ['Mia', 1000],
      ['Leo', 2000],
      ['Nico', 3000],
    ] as const)
      await fee(name, -2, amount)
    await day(0)
    const said = async (name: string) => (await inboxOf(name)).map((body) => body.split('\n\n')[1])
    const [nico, both] = [
      'Milí rodičia,\nza Nico Skúšobný chýba 30,00 €.\nVáš klub',
      'Milí rodičia,\nza Leo Skúšobný chýba 20,00 €.\nza Mia Skúšobný chýba 10,00 €.\nVáš klub',
    ]
    expect(await said('Zora')).toEqual([both, nico])
    expect(await said('Karol')).toEqual([nico])
    // One payment of all three: what came for Nico is told to both, the rest to Zora alone.
    await pay('Leo', 6000)
    const thanks = ['Za Leo Skúšobný 20,00 €.\nZa Mia Skúšobný 10,00 €.', 'Za Nico Skúšobný 30,00 €.']
    expect((await said('Zora')).filter((text) => text?.startsWith('Za '))).toEqual(thanks)
    expect((await said('Karol')).filter((text) => text?.startsWith('Za '))).toEqual(thanks.slice(1))
  })

  test('of a payment that came names what came for each child, and stands on the confirmation', async () => {
    await write({ paid: 'Ďakujeme: {meno}, {suma}, {obdobie}.\nVáš klub' })
    await expect(confirmationOfEva()).rejects.toMatchObject({ status: 404 })
    await pay('Eva', 1234)
    expect((await inboxOf('Peter'))[0]).toMatch(
      new RegExp(
        `^Ďakujeme\\. Čo je uhradené.*\n\nĎakujeme: Eva Skúšobný, 12,34 €, ${written(EVAS)}\\.\nVáš klub$`,
      ),
    )
    const confirmation = await confirmationOfEva()
    expect(spaced(confirmation.text)).toBe(`Ďakujeme: Eva Skúšobný, 12,34 €, sezóna ${SEASON}.\nVáš klub`)
    const file = await confirmationPdf(confirmation)
    expect(file.equals(await confirmationPdf(await confirmationOfEva()))).toBe(true)
    if (hasPoppler) {
      expect(textOf(file)).toMatch(
        new RegExp(`Ďakujeme: Eva Skúšobný, 12,34 €, sezóna ${SEASON}\\.\\s+Váš klub`),
      )
      expect(infoOf(file)).toMatchObject({ Tagged: 'yes', Pages: '1' })
    }
    await write({ paid: null as never })
    const without = await confirmationOfEva()
    expect([without.text, without.number]).toEqual(['', confirmation.number])
  })
})

const confirmationOfEva = async () =>
  confirmationOf(await as('Jana'), ids.Eva!, { kind: 'membership', period: SEASON })
