import { addDays, shortDate } from '@/lib/dates'

/** A medical check that ends within this many days is worth a word. */
export const SOON_DAYS = 30

/** What is to be said of a medical check on a day; undefined when nothing is, also where none is kept. */
export const medicalWarning = (
  validUntil: string | null,
  today: string,
): { tone: 'bad' | 'warn'; text: string } | undefined => {
  if (!validUntil) return undefined
  const day = validUntil.slice(0, 10)
  const date = shortDate(`${day}T12:00:00Z`)
  if (day < today) return { tone: 'bad', text: `Prehliadka neplatí od ${date}` }
  return day <= addDays(today, SOON_DAYS) ? { tone: 'warn', text: `Prehliadka do ${date}` } : undefined
}
