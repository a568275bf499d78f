import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { paymentLink } from '@/lib/payment-link'

const transfer = {
  iban: 'SK24 9999 0000 0000 0000 1234',
  recipient: 'Futbalová akadémia Zelená dolina',
  amount: 3500,
  variableSymbol: '1000000017',
  message: 'Členské 2026-11',
}
const valuesOf = (link: string | null) => Object.fromEntries(new URL(link ?? 'x:').searchParams)

describe('a payment link', () => {
  test('carries account, amount, symbol, message and recipient by version 2 of the standard', () => {
    expect(paymentLink(transfer)).toBe(
      'https://payme.sk/2/p/PME?IBAN=SK2499990000000000001234&AM=35.00&CC=EUR&PI=%2FVS1000000017%2FSS%2FKS&MSG=Clenske%202026-11&CN=Futbalova%20akademia%20Zelena%20dolina',
    )
  })

  // The standard's own example 4.1.1 (there with „+“ for spaces), without its due date, which we never send.
  test('is the standard’s example for its values', () => {
    const example = {
      iban: 'SK6807200002891987426353',
      recipient: 'Alice Payee',
      amount: 859,
      variableSymbol: '1',
      message: 'Thank you for lunch',
    }
    expect(paymentLink(example)?.replace('&PI=%2FVS1%2FSS%2FKS', '')).toBe(
      'https://payme.sk/2/p/PME?IBAN=SK6807200002891987426353&AM=8.59&CC=EUR&MSG=Thank%20you%20for%20lunch&CN=Alice%20Payee',
    )
  })

  test.each([
    ['an IBAN with a wrong digit', { iban: 'SK2599990000000000001234' }],
    ['no IBAN', { iban: '' }],
    ['no amount', { amount: 0 }],
    ['less than nothing', { amount: -100 }],
    ['parts of a cent', { amount: 10.5 }],
    ['a million euros, which is a digit too long', { amount: 100_000_000 }],
    ['no symbol', { variableSymbol: '' }],
    ['a symbol of eleven digits', { variableSymbol: '12345678901' }],
    ['a symbol with a letter', { variableSymbol: '12A' }],
    ['no recipient', { recipient: '„“' }],
  ])('is none for %s', (_what, change) => {
    expect(paymentLink({ ...transfer, ...change })).toBeNull()
  })

  test('is one for the largest amount, without a message too', () => {
    expect(valuesOf(paymentLink({ ...transfer, amount: 99_999_999, message: '' }))).toEqual({
      IBAN: 'SK2499990000000000001234',
      AM: '999999.99',
      CC: 'EUR',
      PI: '/VS1000000017/SS/KS',
      CN: 'Futbalova akademia Zelena dolina',
    })
  })

  test('holds only letters and lengths that the standard allows, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ maxLength: 200 }),
        (message, name) => {
          const link = paymentLink({ ...transfer, message, recipient: `FK ${name}` })
          const { MSG = '', CN = '' } = valuesOf(link)
          expect(MSG.length).toBeLessThanOrEqual(140)
          expect(CN.length).toBeLessThanOrEqual(70)
          for (const value of [MSG, CN]) expect(value).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]*$/)
        },
      ),
    )
  })
})
