'use client'
import { classes } from './class-names'
import styles from './date-block.module.css'

interface DateBlockMarkupProps {
  /** YYYY-MM-DD */
  day: string
  weekday: string
  month: string
  isToday?: boolean
  small?: boolean
}

/** A date block's markup: in the browser's code, so that the page's data does not repeat it for each date. */
export function DateBlockMarkup({ day, weekday, month, isToday: loud, small }: DateBlockMarkupProps) {
  return (
    <time className={classes(styles.date, small && styles.small, loud && styles.today)} dateTime={day}>
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.day}>{`${Number(day.slice(8))}.`}</span>
      <span className={styles.month}>{month}</span>
    </time>
  )
}
