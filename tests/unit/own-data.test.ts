import { describe, expect, test } from '@jest/globals'
import { deadlineOf, leftBefore } from '@/features/own-data/erasure/rules'
import { folderOf, readmeText } from '@/features/own-data/archive/rules'
import { isEnquiryOf, isMailOf, isPayer, withoutName, withoutNameDeep } from '@/features/own-data/rules'
import { deviceName } from '@/lib/device-name'
import { dueForNote } from '@/features/session/rules'

describe('the last day to answer a request', () => {
  test.each([
    ['2026-11-23T10:00:00.000Z', '2026-12-23'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28'],
    ['2027-12-31T10:00:00.000Z', '2028-01-31'],
    ['2028-01-30T10:00:00.000Z', '2028-02-29'],
    // In Bratislava it is the 24th already.
    ['2026-11-23T23:30:00.000Z', '2026-12-24'],
  ])('of %s is %s', (asked, deadline) => expect(deadlineOf(asked)).toBe(deadline))
})

test('a year after 29 February is the 1st of March', () => {
  expect(leftBefore(new Date('2028-02-29T12:00:00Z'))).toBe('2027-03-01T12:00:00.000Z')
})

describe('the name of a device', () => {
  test.each([
    [
      'Chrome, Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari, iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    [
      'Edge, Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ],
    [
      'Samsung Internet, Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
  ])('%s', (name, agent) => expect(deviceName(agent)).toBe(name))

  test('is missing for none, and short whatever is sent', () => {
    expect(deviceName(null)).toBeUndefined()
    expect(deviceName('')).toBeUndefined()
    expect((deviceName(`Mozilla/5.0 ${'x'.repeat(10_000)}`) ?? '').length).toBeLessThanOrEqual(80)
  })
})

test('the use of a device is noted once an hour', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const session = { id: 's', expiresAt: '2027-01-01T00:00:00Z' }
  expect(dueForNote({ ...session, lastUsedAt: '2026-11-23T11:30:00Z' }, now)).toBe(false)
  expect(dueForNote({ ...session, lastUsedAt: '2026-11-23T11:00:00Z' }, now)).toBe(true)
  expect(dueForNote(session, now)).toBe(true)
})

describe('a name in a text', () => {
  const jakub = { firstName: 'Jakub', lastName: 'Ľalík' }

  test('is replaced in both orders, and nothing else is', () => {
    expect(withoutName('Góly: Jakub Ľalík 2, Ľalík Jakub 1, Adam Čech.', jakub)).toBe(
      'Góly: vymazaný člen 2, vymazaný člen 1, Adam Čech.',
    )
    expect(withoutName('Jakub Novák', jakub)).toBeUndefined()
    expect(withoutName(null, jakub)).toBeUndefined()
  })

  test('is not part of a longer one', () => {
    expect(withoutName('Jakub Ľalíkovič a Nejakub Ľalík', jakub)).toBeUndefined()
    expect(withoutName('(Jakub Ľalík)', jakub)).toBe('(vymazaný člen)')
  })

  test('is replaced at any depth, and what does not hold it stays the same value', () => {
    const version = {
      title: 'Gól: Jakub Ľalík',
      at: new Date(0),
      content: [{ text: 'Ľalík Jakub' }, 1, null],
    }
    expect(withoutNameDeep(version, jakub)).toEqual({
      ...{ title: 'Gól: vymazaný člen', at: new Date(0), content: [{ text: 'vymazaný člen' }, 1, null] },
    })
    const other = { title: 'Adam Čech', content: [{ text: 'Jakub' }] }
    expect(withoutNameDeep(other, jakub)).toBe(other)
  })

  test('of a payer is found as a bank writes it', () => {
    const jana = { firstName: 'Jana', lastName: 'Ľalíková' }
    expect(
      ['LALIKOVA JANA', 'Ing. Jana Lalíková', 'JANA  LALIKOVA'].map((payer) => isPayer(jana, payer)),
    ).toEqual([true, true, true])
    expect(['LALIKOVA JANAKA', 'LALIK JANO', '', null].map((payer) => isPayer(jana, payer))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('of somebody with one part of it replaces nothing', () => {
    expect(withoutName('Jakub Ľalík', { firstName: 'Jakub' })).toBeUndefined()
  })
})

describe('a message from the public form is somebody’s', () => {
  const ema = {
    firstName: 'Ema',
    lastName: 'Šebová',
    email: 'ema@x.test',
    phone: '+421 905 123 456',
    birthDate: '2018-02-03',
  }
  const enquiry = { guardianName: 'Niekto Iný' }

  test.each([
    ['by e-mail', { email: 'EMA@x.test' }, true],
    ['by phone in another form', { phone: '0905/123 456' }, true],
    ['by the child’s name and year', { childName: 'ema  sebova', birthYear: 2018 }, true],
    ['not by the name with another year', { childName: 'Ema Šebová', birthYear: 2016 }, false],
    ['by the sender’s name', { guardianName: 'Ema Šebová' }, true],
    ['not without any of it', {}, false],
  ])('%s', (_, more, expected) => expect(isEnquiryOf(ema, { ...enquiry, ...more })).toBe(expected))

  test('never by an empty phone or e-mail', () => {
    expect(isEnquiryOf({ firstName: 'A', lastName: 'B' }, { ...enquiry, phone: '', email: '' })).toBe(false)
    const child = { firstName: 'A', lastName: 'B', trialEnquiry: 'from-here' }
    expect(isEnquiryOf(child, { ...enquiry, id: 'from-here' })).toBe(true)
    expect(isEnquiryOf(child, { ...enquiry, id: 'another' })).toBe(false)
    expect(isEnquiryOf({ firstName: 'A', lastName: 'B' }, { ...enquiry, id: undefined })).toBe(false)
  })
})

test('an e-mail that waits is somebody’s by address, sign-in name or whole name', () => {
  const ema = { firstName: 'Ema', lastName: 'Šebová', email: 'ema@x.test', username: 'ema.sebova' }
  expect(isMailOf(ema, { to: 'ema@x.test' })).toBe(true)
  expect(isMailOf(ema, { name: 'ema.sebova', kind: 'reset' })).toBe(true)
  expect(isMailOf(ema, { to: 'x@x.test', text: 'účet Ema Šebová' })).toBe(true)
  expect(isMailOf(ema, { to: 'x@x.test', text: 'Ema' })).toBe(false)
  // Only as a whole: others' addresses and sign-in names begin or end alike.
  for (const other of ['gema@x.test', 'ema@x.test.sk', 'ema-ema@x.test'])
    expect([other, isMailOf(ema, { to: other })]).toEqual([other, false])
  expect(isMailOf(ema, { name: 'ema.sebova2', text: 'účet Ema Šebováková' })).toBe(false)
  expect(isMailOf(ema, { to: 'x@x.test', text: 'Nový e-mail je ema@x.test.' })).toBe(true)
})

describe('an archive', () => {
  test('has folders without anything that could leave it', () => {
    expect(folderOf({ self: true, username: 'x' })).toBe('ja')
    expect(folderOf({ self: false, username: 'jakub.lalik2' })).toBe('deti/jakub.lalik2')
    expect(folderOf({ self: false, username: '../../etc' })).not.toContain('..')
  })

  test('is explained key by key', () => {
    const text = readmeText(
      'FA Zelená dolina',
      [{ name: 'Jana Ľalíková', username: 'jana.lalikova', self: true }],
      [{ file: 'dochadzka', title: 'Dochádzka', keys: { status: 'stav' } }],
      new Date('2026-11-23T12:00:00Z'),
    )
    expect(text).toContain('ja/  Jana Ľalíková')
    expect(text).toContain('dochadzka.json – Dochádzka\n  status: stav')
  })
})
