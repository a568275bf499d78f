import { expect, test } from '@jest/globals'
import { decode } from 'bysquare/pay'
import { payBySquare } from '@/lib/pay-by-square'

const transfer = {
  iban: 'SK3112000000198742637541',
  recipient: 'FA Zelená dolina',
  amount: 3505,
  variableSymbol: '1234567890',
  message: '2026-11 Jakub Ľalík',
}

test('there is no code without an amount or an account', () => {
  expect(payBySquare({ ...transfer, amount: 0 })).toBeNull()
  expect(payBySquare({ ...transfer, iban: '' })).toBeNull()
})

test('a bank reads back whom, how much, which symbol and what for', () => {
  const { payments } = decode(payBySquare(transfer)!)
  expect(payments).toHaveLength(1)
  expect(payments[0]).toMatchObject({
    amount: 35.05,
    currencyCode: 'EUR',
    variableSymbol: '1234567890',
    paymentNote: '2026-11 Jakub Lalik',
    bankAccounts: [{ iban: 'SK3112000000198742637541' }],
    beneficiary: { name: 'FA Zelena dolina' },
  })
})

test('a name too long for the standard is cut, not refused', () => {
  const code = payBySquare({ ...transfer, recipient: 'K'.repeat(200), message: 'x'.repeat(500) })
  expect(decode(code!).payments[0]).toMatchObject({
    beneficiary: { name: 'K'.repeat(70) },
    paymentNote: 'x'.repeat(140),
  })
})
