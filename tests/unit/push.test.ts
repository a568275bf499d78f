import { describe, expect, test } from '@jest/globals'
import {
  contactOf,
  deviceName,
  endpointProblem,
  isTestOrigin,
  outcomeOf,
  pushContent,
} from '@/features/notifications/push/rules'
import { withoutSurnames } from '@/features/notifications/surnames/rules'

const item = {
  title: 'Jakub Ľalík je nominovaný',
  body: 'Zápas s FC Podhorie v sobotu o 10:00.',
  url: '/auth/player/eventList' as string | null,
  kind: 'nominations' as const,
}
const content = (...items: Parameters<typeof pushContent>[0]['items'][number][]) =>
  pushContent({ id: 'c', items, tag: 't' }, ['Ľalík', 'Ľalíková'])

describe('what a locked screen shows', () => {
  test('a message about an event says what it is, without the surname', () => {
    expect(content(item)).toEqual({
      title: 'Jakub je nominovaný',
      body: item.body,
      url: item.url,
      tag: 't',
      id: 'c',
    })
  })

  test.each(['message', 'fees', 'enquiries', 'account'] as const)('of %s only the title', (kind) => {
    const { title, body } = content({
      ...item,
      title: 'Správa trénera',
      body: 'Jakub má boľavé koleno.',
      kind,
    })
    expect([title, body]).toEqual(['Správa trénera', 'Otvorte si ju v oznámeniach.'])
  })

  test('several are counted and named, and open the inbox', () => {
    const { title, body, url } = content(item, { ...item, title: 'Členské po splatnosti', kind: 'fees' })
    expect(title).toBe('2\u00a0nové oznámenia')
    expect(body).toBe('Jakub je nominovaný\nČlenské po splatnosti')
    expect(url).toBe('/auth/notifications')
  })

  test('a foreign page is opened from the inbox', () => {
    expect(content({ ...item, url: 'https://priklad.test/' }).url).toBe('/auth/notifications')
    expect(content({ ...item, url: null }).url).toBe('/auth/notifications')
  })

  test('long texts fit into a message of four kilobytes', () => {
    const long = { ...item, title: 'Ž'.repeat(500), body: 'ť '.repeat(2000) }
    const many = Array.from({ length: 60 }, () => long)
    for (const items of [[long], many])
      expect(Buffer.byteLength(JSON.stringify(content(...items)))).toBeLessThan(3500)
  })

  test.each([
    ['Jakuba Ľalíka sme nominovali.', 'Jakuba sme nominovali.'],
    ['Jakubovi\u00a0Ľalíkovi napíšte.', 'Jakubovi napíšte.'],
    ['Ema Ľalíková a Jakub Ľalík prídu.', 'Ema a Jakub prídu.'],
    ['Ihrisko Ľalíkovo', 'Ihrisko Ľalíkovo'],
    ['S Emou Ľalíkovou, bez Emy Ľalíkovej.', 'S Emou, bez Emy.'],
    ['JAKUB ĽALÍK', 'JAKUB'],
    ['Ľalík', 'Ľalík'],
  ])('%s → %s', (text, without) => expect(withoutSurnames(text, ['Ľalík', 'Ľalíková'])).toBe(without))

  test.each([
    ['Malý', 'Zápas v Malackách, autobus Trnava Malacky', 'Zápas v Malackách, autobus Trnava Malacky'],
    ['Malý', 'Jakuba Malého vezme Peter Malý.', 'Jakuba vezme Peter.'],
    ['Malá', 'Ema Malá, Emu Malú, s Emou Malou', 'Ema, Emu, s Emou'],
    [
      'Malý',
      'Výlet: Hrad Malé Leváre, ihrisko v Malých Levároch',
      'Výlet: Hrad Malé Leváre, ihrisko v Malých Levároch',
    ],
    ['Nový', 'FK Nové Zámky – Ján Nový, U13', 'FK Nové Zámky – Ján, U13'],
    ['Nový', 'MŠK Nová Baňa hrá s Jánom Novým', 'MŠK Nová Baňa hrá s Jánom'],
    ['Veľký', 'ŠK Veľké Kapušany, Adamovi Veľkému', 'ŠK Veľké Kapušany, Adamovi'],
    ['Starý', 'TJ Stará Turá', 'TJ Stará Turá'],
    ['Hudec', 'Jana Hudca, Janovi Hudcovi, Jany Hudcovej', 'Jana, Janovi, Jany'],
    ['Sloboda', 'Petra Slobodu, Petrovi Slobodovi, Zuzane Slobodovej', 'Petra, Petrovi, Zuzane'],
    ['Krajčo', 'Petra Krajča, Petrovi Krajčovi', 'Petra, Petrovi'],
    ['Hudáková', 'Anny Hudákovej a Jozefa Hudáka', 'Anny a Jozefa'],
    ['Nagy', 'Petra Nagya, Petrovi Nagymu', 'Petra Nagya, Petrovi'],
    ['Szabó', 'Petra Szabóa, Petrovi Szabóovi', 'Petra, Petrovi'],
    ['Horná Dolná', 'Ema Horná Dolná príde', 'Ema Horná príde'],
  ])('of %s: %s → %s', (surname, text, without) => expect(withoutSurnames(text, [surname])).toBe(without))

  test('the place of the event stays, whatever it is called', () => {
    const place = 'Areál Bernolák'
    const { body } = pushContent(
      { id: 'c', tag: 't', items: [{ ...item, body: 'Jozef Bernolák, Areál Bernolák o 17:00.', place }] },
      ['Bernolák'],
    )
    expect(body).toBe('Jozef, Areál Bernolák o 17:00.')
  })

  test('a surname with signs of regular expressions is only text', () => {
    expect(withoutSurnames('Jana O.K. Zlá OxKx', ['O.K.', '(x', 'ab'])).toBe('Jana Zlá OxKx')
  })
})

describe('addresses', () => {
  test('only https on its usual port is sent to', () => {
    expect(endpointProblem('https://fcm.googleapis.com/fcm/send/x')).toBeUndefined()
    for (const wrong of ['http://a.test/', 'https://a.test:444/', 'https://u@a.test/', 'ftp://a.test/', 'x'])
      expect(endpointProblem(wrong)).toBeDefined()
    expect(endpointProblem(`https://a.test/${'x'.repeat(1500)}`)).toBeDefined()
  })

  test('an origin for tests is one that is named and on this machine', () => {
    const named = 'http://127.0.0.1:8080, http://10.0.0.1, http://metadata.test'
    expect(isTestOrigin('http://127.0.0.1:8080', named)).toBe(true)
    expect(isTestOrigin('http://127.0.0.1:8081', named)).toBe(false)
    expect(isTestOrigin('http://10.0.0.1', named)).toBe(false)
    expect(isTestOrigin('http://metadata.test', named)).toBe(false)
    expect(isTestOrigin('http://127.0.0.1:8080', '')).toBe(false)
  })

  test('the contact in messages is one that can exist: Apple refuses any other', () => {
    expect(contactOf('klub@klub.sk', 'https://www.klub.sk')).toBe('mailto:klub@klub.sk')
    expect(contactOf('klub@klub.test', 'https://www.klub.sk')).toBe('https://www.klub.sk')
    expect(contactOf('', 'https://www.klub.sk')).toBe('https://www.klub.sk')
    expect(contactOf('klub@klub.test', 'http://localhost:3000')).toBe('mailto:klub@klub.test')
  })

  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
      'iPhone, Safari',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'Android, Chrome',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Android, Samsung Internet',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Windows, Edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Linux, Firefox'],
    ['', 'Neznáme zariadenie'],
  ])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name))
})

describe('several devices of one person', () => {
  const now = 1_000_000_000
  const sent = { outcome: { state: 'sent' } } as const
  const later = { outcome: { state: 'later', reason: 'x', afterMs: 5_000 } } as const
  const gone = { outcome: { state: 'gone', reason: 'ended' } } as const
  const refused = { outcome: { state: 'refused', reason: 'no' } } as const

  test('a copy is sent when some have it and none waits', () => {
    expect(outcomeOf([gone, sent, refused], now).state).toBe('sent')
    expect(outcomeOf([gone, refused], now).state).toBe('refused')
    expect(outcomeOf([gone, gone], now).state).toBe('gone')
  })

  test('one that waits is tried again, for half an hour after another has it', () => {
    expect(outcomeOf([sent, later], now)).toMatchObject({ state: 'later', afterMs: 5_000 })
    expect(outcomeOf([{ ...sent, had: now - 60_000 }, later], now).state).toBe('later')
    expect(outcomeOf([{ ...sent, had: now - 31 * 60_000 }, later], now).state).toBe('sent')
  })
})
