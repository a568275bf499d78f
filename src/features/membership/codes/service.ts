import { codePicture } from '@/lib/code-picture'
import { formatIban } from '@/lib/iban'
import { formatCents } from '@/lib/money'
import type { CodedPayment } from './queries'

/** A payment's code as a PNG with what it says in words: for a bank's app that reads pictures from the gallery. */
export const paymentPicture = ({ code, payment }: CodedPayment, recipient: string): Promise<Buffer> =>
  codePicture(code, [
    { text: formatCents(payment.amount), font: 'display', size: 120 },
    { text: `VS ${payment.variableSymbol}`, font: 'strong', size: 60 },
    { text: formatIban(payment.iban), font: 'strong', size: 60 },
    { text: recipient, font: 'text', size: 44 },
    { text: payment.message, font: 'text', size: 44 },
    { text: 'PAY by square', font: 'text', size: 32 },
  ])
