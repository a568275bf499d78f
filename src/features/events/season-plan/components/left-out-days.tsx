import { shortDate, weekdayShort } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import type { SeasonPlanView } from '../schema'

/** How many days are written one by one before the rest is folded. */
const SHOWN = 5

/** Days of the plan with what is about them; nothing without any. */
export function LeftOutDays({ title, days }: { title: string; days: SeasonPlanView['left'] }) {
  if (days.length === 0) return null
  const line = ({ day, from, why }: SeasonPlanView['left'][number]) => (
    <li key={`${day} ${from}`}>
      {weekdayShort(day)} {shortDate(day)} <span className="num">{from}</span>: {why}
    </li>
  )
  const rest = days.slice(SHOWN)
  return (
    <>
      <strong>
        {title}: {counted(days.length, ['tréning', 'tréningy', 'tréningov'])}
      </strong>
      <ul>{days.slice(0, SHOWN).map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>a&nbsp;ešte {counted(rest.length, ['ďalší', 'ďalšie', 'ďalších'])}</summary>
          <ul>{rest.map(line)}</ul>
        </details>
      )}
    </>
  )
}
