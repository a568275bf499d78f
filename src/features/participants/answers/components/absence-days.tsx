import { writtenDay } from '@/lib/date-format'
import { dashed } from '@/lib/text'
import type { ParticipantView } from '../../schema'

/** „Ospravedlnené: neprítomnosť 24. 11. 2026 – 30. 11. 2026“: why the answer is a no. */
export function AbsenceDays({ absence }: { absence: NonNullable<ParticipantView['absence']> }) {
  const { from, to } = absence
  return (
    <p className="soft">
      Ospravedlnené: neprítomnosť {from === to ? writtenDay(from) : dashed(writtenDay(from), writtenDay(to))}
    </p>
  )
}
