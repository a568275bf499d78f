import { monthShort, weekdayShort } from '@/lib/date-format'
import { dayOf } from '@/lib/dates'
import { DateBlockMarkup } from './date-block-markup.client'

interface DateBlockProps {
  /** A moment, or a day YYYY-MM-DD. */
  date: Date | string
  /** Today, YYYY-MM-DD: that date is highlighted and says „dnes“. */
  today?: string
  small?: boolean
}

/** Weekday, day and month of a date. Formatted on the server, since a browser may lack the Slovak locale. */
export function DateBlock({ date, today, small }: DateBlockProps) {
  const day = dayOf(date)
  const isToday = day === today
  const words = { weekday: isToday ? 'dnes' : weekdayShort(date), month: monthShort(date) }
  return <DateBlockMarkup {...words} day={day} isToday={isToday || undefined} small={small} />
}
