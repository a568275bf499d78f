import { monthShort, weekdayShort } from '@/lib/date-format'
import { dayOf } from '@/lib/dates'
import { DateBlockMarkup } from './date-block-markup.client'

interface DateBlockProps {
  /** A moment, or a club day YYYY-MM-DD. */
  date: Date | string
  /** The club's day now; the same day wears the loud colour and the word „dnes“. */
  today?: string
  small?: boolean
}

/** Weekday, day and month as printed on a ticket. The words are the server's: a browser may not know Slovak. */
export function DateBlock({ date, today, small }: DateBlockProps) {
  const day = dayOf(date)
  const isToday = day === today
  const words = { weekday: isToday ? 'dnes' : weekdayShort(date), month: monthShort(date) }
  return <DateBlockMarkup {...words} day={day} isToday={isToday || undefined} small={small} />
}
