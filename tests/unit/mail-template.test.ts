import { describe, expect, test } from '@jest/globals'
import { HtmlValidate } from 'html-validate/node'
import { failureOf, mailContentOf, oneClickKinds, optionalKinds } from '@/features/notifications/email/rules'
import { blocksOfText, mailHtml, mailText, preheaderOf } from '@/lib/mail-template'

const frame = {
  club: 'FA „Zelená“ & <dolina>',
  site: 'https://www.klub.test',
  colour: '#0e5a3c',
  colourOnDark: '#5fd39b',
  shout: '#c6f24e',
}
const item = {
  notification: 'n',
  title: 'Zápas je zrušený',
  body: 'Dôvod: dážď.',
  url: '/auth/player/eventList',
  kind: 'changes',
  event: 'e',
  from: 'Róbert Hudák',
} as const
const answers = new Map([
  [
    'e',
    [
      { player: 'Jakub', self: false, yes: 'https://k.test/a#y', no: 'https://k.test/a#n' },
      { player: 'Ema', self: true, yes: 'https://k.test/b#y', no: 'https://k.test/b#n' },
    ],
  ],
])
const facts = { site: frame.site, answers, turnOff: () => 'https://k.test/unsubscribe#token=x' }

describe('a text of the house', () => {
  const link = 'https://www.klub.test/reset-password#token=abc'
  const text = `Dobrý deň,\n\nheslo nastavíte tu:\n${link}\n\nhttps://zly.test/\n\n${frame.club}\n`

  test('its own link is a button, other addresses stay words, the club signs', () => {
    const blocks = blocksOfText(text, frame.club, { label: 'Nastaviť heslo', href: link })
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'text', 'buttons', 'text', 'note'])
    expect(preheaderOf(blocks)).toBe('heslo nastavíte tu:')
  })
})

describe('a mail', () => {
  const content = mailContentOf({ items: [item, { ...item, event: null, title: 'Druhá' }] }, facts)

  test('as text it says everything, one line after another', () => {
    const text = mailText(content)
    for (const part of [
      'Zápas je zrušený',
      'Jakub príde: https://k.test/a#y',
      'Neprídem: https://k.test/b#n',
      'Zobraziť udalosť: https://www.klub.test/auth/player/eventList',
      'Róbert Hudák',
      'Neposielajte ho preto ďalej.',
      'Neposielať mi e-maily o zmenách a zrušených udalostiach: https://k.test/unsubscribe#token=x',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/<\w|&\w+;/)
  })

  test('an event is answered once, with its last item', () => {
    const twice = mailContentOf({ items: [item, { ...item, title: 'Znova' }] }, facts)
    expect(mailText(twice).match(/Jakub príde/g)).toHaveLength(1)
    expect(mailText(twice).indexOf('Jakub príde')).toBeGreaterThan(mailText(twice).indexOf('Znova'))
  })

  test('its HTML is valid, escapes what is typed and names no other server', async () => {
    const html = mailHtml(frame, '<Predmet>', content)
    expect(html).toContain('FA „Zelená“ &amp; &lt;dolina&gt;')
    expect(html).not.toContain('<dolina>')
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(['cid:erb'])
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // A mail is made of tables with inline styles and the old attributes Outlook reads.
      rules: {
        'no-inline-style': 'off',
        'no-deprecated-attr': 'off',
        'attribute-boolean-style': 'off',
        'doctype-style': 'off',
        'long-title': 'off',
        'void-style': 'off',
        'no-trailing-whitespace': 'off',
        'require-sri': 'off',
        'attribute-allowed-values': 'off',
      },
    })
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })

  test('mails about the account have no kind that can be turned off', () => {
    expect(optionalKinds([{ kind: 'account' }, { kind: 'news' }, { kind: 'news' }])).toEqual(['news'])
    expect(oneClickKinds(['changes', 'news', 'events', 'fees'])).toEqual(['news', 'fees'])
    expect(oneClickKinds(['changes', 'events'])).toEqual(['changes', 'events'])
  })
})

describe('what an error of the mail server means', () => {
  test.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'later'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'later'],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'later'],
    [{ code: 'ECONNECTION', command: 'CONN' }, 'later'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'later'],
    [{ code: 'ESOCKET' }, 'later'],
    [{ code: 'ECONNRESET' }, 'later'],
  ])('%j is %s', (error, state) => expect(failureOf(error).state).toBe(state))
})
