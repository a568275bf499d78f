import { encode, PaymentOptions } from 'bysquare/pay'
import { LRUCache } from 'lru-cache'
import { kept } from './process-state'

/** A bank transfer; amount in whole cents of a euro. */
export interface Transfer {
  iban: string
  recipient: string
  amount: number
  variableSymbol: string
  message: string
}

/** The standard's limits of text; banks refuse a longer one. */
const NAME_LENGTH = 70
const NOTE_LENGTH = 140

/** Codes already encoded: encoding takes longer than the rest of a family's page. */
const codes = kept('payment codes', new LRUCache<string, string>({ max: 500 }))

/**
 * A transfer as the text of a PAY by square code (standard of the Slovak Banking Association), which every Slovak
 * bank's app reads. Null without an amount or an account. It has no due date: apps refuse one in the past.
 */
export function payBySquare(transfer: Transfer): string | null {
  if (!transfer.iban || transfer.amount <= 0) return null
  const key = JSON.stringify(transfer, Object.keys(transfer).sort())
  const code = codes.get(key) ?? encodeTransfer(transfer)
  codes.set(key, code)
  return code
}

function encodeTransfer({ iban, recipient, amount, variableSymbol, message }: Transfer): string {
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: amount / 100,
        currencyCode: 'EUR',
        variableSymbol,
        paymentNote: message.slice(0, NOTE_LENGTH),
        bankAccounts: [{ iban }],
        beneficiary: { name: recipient.slice(0, NAME_LENGTH) },
      },
    ],
  })
}
