'use client'
import {
  FEE_PLACEHOLDERS,
  FEE_TEXT,
  type FeeTextKind,
  type FeeTextValues,
  feeTextProblem,
  filledText,
  placeholdersOf,
} from '@/features/club/fee-texts/rules'
import { dueSoonWords, overdueWords, paymentWords } from '@/features/notifications/fee-notices/rules'
import { withText, type Words } from '@/features/notifications/told-families/rules'
import { formatCents } from '@/lib/money'
import { writtenDay } from '@/lib/written-day'

const EXAMPLE_DAY = '2026-11-15'
/** What the preview is filled with; no such player exists. */
const EXAMPLE: FeeTextValues = {
  meno: 'Jakub Ukážkový',
  suma: formatCents(3000),
  splatnosť: writtenDay(EXAMPLE_DAY),
  obdobie: 'november 2026',
  symbol: '1000000017',
}
const WORDS: Record<FeeTextKind, () => Words> = {
  dueSoon: () => dueSoonWords(EXAMPLE_DAY),
  overdue: overdueWords,
  paid: paymentWords,
}

interface FeeTextInputProps {
  id: string
  kind: FeeTextKind
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** A club's text about fees, with its placeholders and how the message will look with example data. */
export function FeeTextInput({ id, kind, value, onChange, disabled }: FeeTextInputProps) {
  const problem = feeTextProblem(kind, value)
  const { title, body } = withText(WORDS[kind](), problem ? '' : filledText(value, EXAMPLE))
  return (
    <>
      <textarea
        aria-describedby={`${id}-marks ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        disabled={disabled}
        id={id}
        maxLength={FEE_TEXT.most}
        onChange={(event) => onChange(event.target.value)}
        rows={4}
        value={value}
      />
      <div className="panel-hint" id={`${id}-marks`}>
        Značky, ktoré sa doplnia:{' '}
        {placeholdersOf(kind)
          .map((name) => `{${name}} – ${FEE_PLACEHOLDERS[name]}`)
          .join('; ')}
        .
      </div>
      <p aria-live="polite" className="panel-hint" id={`${id}-problem`}>
        {problem}
      </p>
      <section aria-label="Ukážka správy" className="panel-preview">
        <strong>{title}</strong>
        <p>{body}</p>
        {kind === 'paid' && value.trim() !== '' && !problem && (
          <p className="panel-hint">Na potvrdení v PDF bude pod platbami len váš text.</p>
        )}
      </section>
    </>
  )
}
