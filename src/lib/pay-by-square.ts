import { encode, PaymentOptions } from 'bysquare/pay'

/** What one transfer says; amount in whole cents of a euro. */
export interface Transfer {
  iban: string
  recipient: string
  amount: number
  variableSymbol: string
  message: string
}

/** The standard's longest texts; banks refuse a code that holds more. */
const NAME_LENGTH = 70
const NOTE_LENGTH = 140

/** Packing a code takes longer than all the rest of a family's page; the same transfer always gives the same one. */
const codes = new Map<string, string>()
const MAX_CODES = 500

/**
 * A transfer as the text of a PAY by square code (standard of the Slovak Banking Association), which every Slovak
 * bank's app reads. Null when there is nothing to pay or nowhere to pay it. Without a due date: apps refuse a past one.
 */
export function payBySquare(transfer: Transfer): string | null {
  if (!transfer.iban || transfer.amount <= 0) return null
  const key = JSON.stringify(transfer, Object.keys(transfer).sort())
  const code = codes.get(key) ?? encodeTransfer(transfer)
  codes.delete(key)
  codes.set(key, code)
  if (codes.size > MAX_CODES) codes.delete(codes.keys().next().value!)
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
