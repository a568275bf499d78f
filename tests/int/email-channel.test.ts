import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import net from 'node:net'
import type { Copy, CopyItem } from '@/features/notifications/copies/channel'
import { domainLanes, emailChannel, serverLane } from '@/features/notifications/email/service'
import { queueEmail, runMailQueue } from '@/lib/outbox'
import { setUpClub } from '../support/club'
import { type FakeMailServer, fakeMailServer } from '../support/fake-mail-server'
import { request } from '../support/request'
import { inWhole } from '../support/size'

const { academy, ids } = setUpClub('jana')
let server: FakeMailServer | undefined
const start = async (...args: Parameters<typeof fakeMailServer>) => {
  server = await fakeMailServer(...args)
  process.env.SMTP_URL = server.url
  return server
}
beforeAll(async () => {
  const data = { name: 'FA Zelená dolina', email: 'klub@zelenadolina.test' }
  await academy.payload.updateGlobal({ slug: 'club', data, overrideAccess: true })
  // What the club's own rows would tell the office meanwhile: on a slow database it is due while these tests run.
  for (const collection of ['payload-jobs', 'notices', 'notifications', 'deliveries'] as const)
    await academy.payload.db.deleteMany({ collection, where: { id: { exists: true } } })
}, 120_000)
beforeEach(() => {
  domainLanes.reset()
  serverLane.reset()
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(() => void delete process.env.SMTP_URL)

const item = (more: Partial<CopyItem> = {}): CopyItem => ({
  notification: 'n',
  title: 'Tréning U13 je presunutý',
  body: 'O 16:30 namiesto 17:00.',
  url: '/auth/player/eventList',
  kind: 'changes',
  event: ids.training13 ?? null,
  from: 'Róbert Hudák',
  ...more,
})
const copyTo = (email: string | null, items: CopyItem[] = [item()], more: Partial<Copy> = {}): Copy => ({
  id: randomUUID(),
  user: { id: ids.jana!, name: 'Jana Ľalíková', email },
  items,
  urgent: false,
  tag: 't',
  ...more,
})
const send = async (copy: Copy) => emailChannel.send(await request(academy.payload), copy)
const header = (mail: { headers: Map<string, unknown> }, name: string) => mail.headers.get(name)

describe('a mail', () => {
  test('a mail has text and HTML, the club as its sender, its crest, its lists and a way to unsubscribe', async () => {
    const { mails } = await start({})
    const copy = copyTo('jana@rodina.test')
    expect(await send(copy)).toEqual({ state: 'sent' })
    const [{ parsed, raw }] = mails as [(typeof mails)[number]]
    expect(parsed.subject).toBe('Tréning U13 je presunutý')
    expect(parsed.from?.value[0]).toMatchObject({ name: 'FA Zelená dolina', address: 'no-reply@localhost' })
    expect(parsed.messageId).toBe(`<${copy.id}@localhost>`)
    expect(header(parsed, 'auto-submitted')).toBe('auto-generated')
    expect(header(parsed, 'list-unsubscribe-post') ?? raw).toMatch(/List-Unsubscribe=One-Click/)
    expect(raw).toMatch(/^List-I[dD]: <changes\.localhost>/m)
    expect(raw.replace(/\r\n\s/g, ' ')).toMatch(
      /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/email\/unsubscribe\?token=[\w.-]+>, <mailto:klub@/m,
    )
    expect(parsed.text).toContain('O 16:30 namiesto 17:00.')
    expect(parsed.text).toContain('Jakub príde: http://localhost:3000/answer#token=')
    expect(parsed.text).not.toContain('Ľalík')
    expect(parsed.html).toContain('lang="sk"')
    expect(parsed.html).toContain('O 16:30 namiesto 17:00.')
    expect(parsed.html).toContain('prefers-color-scheme:dark')
    expect(parsed.attachments.map(({ cid, contentType }) => [cid, contentType])).toEqual([
      ['erb', 'image/png'],
    ])
    expect(raw.length).toBeLessThan(100_000)
  })

  test('several things of one person are one mail, each with its button, those about the account without a way out', async () => {
    const { mails } = await start({})
    await send(
      copyTo('jana@rodina.test', [
        item(),
        item({ title: 'Členské za november', kind: 'fees', event: null, url: '/auth/player/membership' }),
        item({ title: 'Nové heslo', kind: 'account', event: null, url: null }),
      ]),
    )
    const { text = '', subject } = mails[0]!.parsed
    expect(mails).toHaveLength(1)
    expect(subject).toBe('3\u00a0oznámenia: Tréning U13 je presunutý, …')
    expect(text).toContain('Zobraziť členské: http://localhost:3000/auth/player/membership')
    expect(text.match(/Neposielať mi e-maily o/g)).toHaveLength(2)
  })

  test('a mail about the account alone cannot be turned off and belongs to no list', async () => {
    const { mails } = await start({})
    await send(copyTo('jana@rodina.test', [item({ kind: 'account', event: null, url: null })]))
    expect(mails[0]!.raw).not.toMatch(/^List-/m)
    expect(mails[0]!.parsed.text).toContain('vypnúť sa nedajú')
  })

  test('what somebody typed stays words: no tag, no foreign button without its host', async () => {
    const { mails } = await start({})
    const url = 'https://priklad.test/<x>'
    const body = '<img src=x onerror=alert(1)>\nhttps://zly.test/prihlasenie'
    await send(
      copyTo('jana@rodina.test', [item({ body, url, kind: 'message', event: null, title: 'A & "B"' })]),
    )
    const html = String(mails[0]!.parsed.html)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('A &amp; &quot;B&quot;')
    expect(html).toContain('Otvoriť priklad.test')
    expect(html).not.toContain('href="https://zly.test')
  })

  test('a letter of the house looks the same, its link is a button and stands in the text', async () => {
    const { mails } = await start({})
    const req = await request(academy.payload)
    const link = 'http://localhost:3000/reset-password#token=abc'
    const text = `Dobrý deň,\n\nheslo si nastavíte tu:\n${link}\n\nhttp://zly.test/a\n\nFA Zelená dolina\n`
    await queueEmail(req, {
      to: 'jana@rodina.test',
      subject: 'Pozvánka',
      text,
      action: 'Nastaviť heslo',
      link,
    })
    await runMailQueue(req)
    const { parsed } = mails[0]!
    expect(parsed.text).toContain(link)
    expect(String(parsed.html)).toContain(`href="${link}"`)
    expect(String(parsed.html)).not.toContain('href="http://zly.test')
    expect(String(parsed.html)).toContain('FA Zelená dolina')
  })
})

describe('what the mail server says', () => {
  test.each([
    ['450 busy', 'later'],
    ['451 greylisted', 'later'],
    ['550 no such user', 'refused'],
    ['552 full', 'refused'],
  ] as const)('a recipient answered with %s is %s', async (does, state) => {
    await start({ 'rodina.test': does })
    const outcome = await send(copyTo('jana@rodina.test'))
    expect(outcome.state).toBe(state)
    expect(JSON.stringify(outcome)).toContain(does.slice(0, 3))
    expect(JSON.stringify(outcome)).not.toContain('jana')
  })

  test('nobody without an address is written to', async () => {
    await start({})
    expect((await send(copyTo(null))).state).toBe('gone')
    expect(server!.tried).toEqual([])
  })

  test('a connection dropped in the middle of a mail is tried later', async () => {
    await start({ 'rodina.test': 'drops' })
    expect((await send(copyTo('jana@rodina.test'))).state).toBe('later')
    expect(server!.mails).toEqual([])
  })

  test('a wrong password of ours, or a server that refuses the sender, refuses no recipient', async () => {
    await start({}, { authOptional: false, onAuth: (_auth, _session, done) => done(new Error('no')) })
    process.env.SMTP_URL = server!.url.replace('//', '//a:b@')
    expect((await send(copyTo('jana@rodina.test'))).state).toBe('later')
    await server!.stop()
    const refused = Object.assign(new Error('not you'), { responseCode: 550 })
    await start({}, { onMailFrom: (_address, _session, done) => done(refused) })
    expect((await send(copyTo('jana@rodina.test'))).state).toBe('later')
  })

  test('while the server cannot be reached nobody waits for it', async () => {
    process.env.SMTP_URL = 'smtp://127.0.0.1:9'
    for (let tries = 0; tries < 3; tries += 1)
      expect((await send(copyTo(`a${tries}@b${tries}.test`))).state).toBe('later')
    const begun = Date.now()
    expect(await send(copyTo('jana@rodina.test'))).toMatchObject({
      state: 'busy',
      afterMs: expect.any(Number),
    })
    expect(Date.now() - begun).toBeLessThan(500)
  })

  test('a server that accepts connections and says nothing is given up after ten seconds', async () => {
    const silent = net.createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    process.env.SMTP_URL = `smtp://127.0.0.1:${(silent.address() as net.AddressInfo).port}`
    const begun = Date.now()
    expect((await send(copyTo('jana@rodina.test'))).state).toBe('later')
    expect(Date.now() - begun).toBeLessThan(21_000)
    silent.close()
  })

  test('a domain that hangs holds up no other, and is left alone after that', async () => {
    const { mails, tried } = await start({ 'pomaly.test': 'mute' })
    const begun = Date.now()
    const hung = [1, 2, 3].map((at) => send(copyTo(`a${at}@pomaly.test`)))
    for (let at = 0; at < 20; at += 1) expect((await send(copyTo(`b${at}@rychly.test`))).state).toBe('sent')
    expect(Date.now() - begun).toBeLessThan(8_000)
    // Which of the three was tried is not said: each first reads its reader, and those reads overlap.
    expect((await Promise.all(hung)).map(({ state }) => state).sort()).toEqual(['busy', 'busy', 'later'])
    expect(tried.filter((to) => to.endsWith('pomaly.test'))).toHaveLength(1)
    const after = Date.now()
    expect((await send(copyTo('a4@pomaly.test'))).state).toBe('busy')
    expect(Date.now() - after).toBeLessThan(500)
    expect(mails).toHaveLength(20)
  }, 60_000)

  inWhole(test)(
    'a server that takes its time over a mail gets it once',
    async () => {
      const { mails, tried } = await start({ 'pomaly.test': 'slow 24000' })
      expect(await send(copyTo('jana@pomaly.test'))).toEqual({ state: 'sent' })
      expect([mails.length, tried.length]).toEqual([1, 1])
    },
    60_000,
  )

  test('one that never says what became of a mail is its recipients’ fault, and no other’s', async () => {
    const { mails } = await start({ 'pomaly.test': 'hangs' })
    // Instead of five minutes.
    process.env.SMTP_URL = `${server!.url}?socketTimeout=1500`
    expect((await send(copyTo('jana@pomaly.test'))).state).toBe('later')
    expect((await send(copyTo('jana@pomaly.test'))).state).toBe('busy')
    expect((await send(copyTo('peter@rychly.test'))).state).toBe('sent')
    expect(mails).toHaveLength(1)
  })

  test('one at which every connection ends is left alone, and holds up no other', async () => {
    const { mails, tried } = await start({ 'padajuci.test': 'drops' })
    for (let at = 0; at < 4; at += 1) await send(copyTo(`a${at}@padajuci.test`))
    expect(tried).toHaveLength(1)
    expect((await send(copyTo('peter@rychly.test'))).state).toBe('sent')
    expect(mails).toHaveLength(1)
  })

  inWhole(test)(
    'domains that hang, one after another, do not stand for the server',
    async () => {
      const { mails } = await start({ 'prva.test': 'mute', 'druha.test': 'mute' })
      const hung = ['a@prva.test', 'a@druha.test'].map((to) => send(copyTo(to)))
      await Promise.all(hung)
      domainLanes.reset()
      await send(copyTo('b@prva.test'))
      expect((await send(copyTo('peter@rychly.test'))).state).toBe('sent')
      expect(mails).toHaveLength(1)
    },
    90_000,
  )

  inWhole(test)(
    'a mail whose server was given up before it wanted the content is not sent later',
    async () => {
      const { mails, tried } = await start({ 'pomaly.test': 'mute' })
      expect((await send(copyTo('jana@pomaly.test'))).state).toBe('later')
      expect([await server!.open(), mails.length, tried.length]).toEqual([0, 0, 1])
    },
    60_000,
  )

  test('mails of a run share their connections, and a repeated one has the same Message-ID', async () => {
    const { mails, connections } = await start({})
    const copy = copyTo('jana@rodina.test')
    for (let tries = 0; tries < 2; tries += 1) await send(copy)
    for (let at = 0; at < 10; at += 1) await send(copyTo(`b${at}@rodina.test`))
    expect(mails[0]!.parsed.messageId).toBe(mails[1]!.parsed.messageId)
    expect(connections()).toBeLessThan(7)
  })
})
