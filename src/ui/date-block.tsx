import { dayOf, monthShort, weekdayShort } from '@/lib/dates'
import { classes } from './class-names'
import styles from './date-block.module.css'

interface DateBlockProps {
  /** A moment, or a club day YYYY-MM-DD. */
  date: Date | string
  /** The club's day now; the same day wears the loud colour and the word „dnes“. */
  today?: string
  small?: boolean
}

/** Weekday, day and month as printed on a ticket. */
export function DateBlock({ date, today, small }: DateBlockProps) {
  const day = dayOf(date)
  const isToday = day === today
  return (
    <time className={classes(styles.date, small && styles.small, isToday && styles.today)} dateTime={day}>
      <span className={styles.weekday}>{isToday ? 'dnes' : weekdayShort(date)}</span>
      <span className={styles.day}>{Number(day.slice(8))}.</span>
      <span className={styles.month}>{monthShort(date)}</span>
    </time>
  )
}
