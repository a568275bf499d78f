import { shortDate } from '@/lib/date-format'
import { addDays } from '@/lib/dates'

/** How many days before its end a medical check is warned of. */
export const WARNING_DAYS = 30

/** The warning about a medical check; undefined when it is valid for long enough or no date is known. */
export const medicalWarning = (
  validUntil: string | null,
  today: string,
): { tone: 'bad' | 'warn'; text: string } | undefined => {
  if (!validUntil) return undefined
  const day = validUntil.slice(0, 10)
  const date = shortDate(`${day}T12:00:00Z`)
  if (day < today) return { tone: 'bad', text: `Prehliadka neplatí od ${date}` }
  return day <= addDays(today, WARNING_DAYS) ? { tone: 'warn', text: `Prehliadka do ${date}` } : undefined
}
