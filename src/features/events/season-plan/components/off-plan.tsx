import Link from 'next/link'
import { WEEKDAYS } from '@/features/categories/labels'
import { shortDate } from '@/lib/date-format'
import { plural } from '@/lib/plural'
import { staffPageOf } from '../../rules'
import { trainingCount } from '../rules'
import type { SeasonPlanView } from '../schema'

/** Trainings in these days at times that the weekly plan does not have, each kind with the way to its first; nothing without any. */
export function OffPlan({ trainings }: { trainings: SeasonPlanView['offPlan'] }) {
  if (trainings.length === 0) return null
  const total = trainings.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <strong>
        Mimo rozpisu v&nbsp;týchto dňoch {plural(total, ['ostáva', 'ostávajú', 'ostáva'])}:{' '}
        {trainingCount(total)}
      </strong>
      <ul>
        {trainings.map(({ event, mayChange, day, weekday, time, count }) => (
          <li key={event}>
            <Link href={staffPageOf(event, mayChange)} prefetch={false}>
              {WEEKDAYS[String(weekday) as keyof typeof WEEKDAYS]} <span className="num">{time}</span>
            </Link>
            : {trainingCount(count)}, prvý {shortDate(day)}
          </li>
        ))}
      </ul>
      <p>
        Ak sú podľa starého rozpisu, presuňte ich alebo zrušte od prvého z&nbsp;nich voľbou „Túto
        a&nbsp;všetky nasledujúce“.
      </p>
    </>
  )
}
