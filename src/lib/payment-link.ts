import { isIban } from './iban'
import type { Transfer } from './pay-by-square'

/** Version 2 of the standard, a transfer to somebody's account („p“), the scheme „payme“. */
const BASE = 'https://payme.sk/2/p/PME'

/** The standard's longest values, before they are encoded. */
const NAME_LENGTH = 70
const MESSAGE_LENGTH = 140
const AMOUNT_LENGTH = 9

/** A text in the letters the standard recommends (its Annex A): Latin without diacritics, digits, some marks. */
const plain = (text: string, length: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim()

/**
 * A transfer as a payment link (Payment Link Standard 2.0 of the Slovak Banking Association): on a phone it opens the bank's
 * app with everything filled in, elsewhere the association's page. Null when the standard could not carry it: an IBAN that is
 * none, a symbol of other than one to ten digits, no amount or one of a million, no recipient. Like the code it has no due date.
 */
export function paymentLink({ iban, recipient, amount, variableSymbol, message }: Transfer): string | null {
  const sum = (amount / 100).toFixed(2)
  const name = plain(recipient, NAME_LENGTH)
  if (!isIban(iban) || !/^\d{1,10}$/.test(variableSymbol) || !name) return null
  if (!Number.isInteger(amount) || amount <= 0 || sum.length > AMOUNT_LENGTH) return null
  const note = plain(message, MESSAGE_LENGTH)
  const query = new URLSearchParams({
    IBAN: iban.replace(/\s/g, '').toUpperCase(),
    AM: sum,
    CC: 'EUR',
    PI: `/VS${variableSymbol}/SS/KS`,
    ...(note && { MSG: note }),
    CN: name,
  })
  // Spaces as %20: a bank's app need not read a form's „+“ as one. A plus of the texts is %2B already.
  return `${BASE}?${query.toString().replaceAll('+', '%20')}`
}
