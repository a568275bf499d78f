import { formatSpan } from '../../absence-answers/labels'
import type { ParticipantView } from '../../schema'

/** „Ospravedlnené: neprítomnosť 24. 11. 2026 – 30. 11. 2026“: why the answer is a no. */
export function AbsenceDays({ absence }: { absence: NonNullable<ParticipantView['absence']> }) {
  return <p className="soft">Ospravedlnené: neprítomnosť {formatSpan(absence)}</p>
}
