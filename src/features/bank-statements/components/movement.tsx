import { shortDate } from '@/lib/date-format'
import { formatIban } from '@/lib/iban'
import { formatCents } from '@/lib/money'
import { FoldedText } from '@/ui/folded-text.client'
import type { StatementPreview } from '../schema'

type MovementFacts = Pick<
  StatementPreview['rows'][number],
  'day' | 'amount' | 'symbol' | 'payer' | 'iban' | 'note'
>

/** A movement of the account: the sum, the day, and whatever the bank says of it. */
export function Movement({ day, amount, symbol, payer, iban, note }: MovementFacts) {
  const facts = [payer, symbol && `VS ${symbol}`, iban && formatIban(iban)].filter(Boolean)
  return (
    <>
      <p>
        <strong className="num">{formatCents(amount)}</strong> <span className="soft">{shortDate(day)}</span>
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {note && (
        <FoldedText
          className="soft"
          of={`${formatCents(amount)}, ${shortDate(day)}`}
        >{`„${note}“`}</FoldedText>
      )}
    </>
  )
}
