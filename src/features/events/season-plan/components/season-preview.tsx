import { WEEKDAYS } from '@/features/categories/labels'
import { trainingCount } from '../rules'
import type { SeasonPlanView } from '../schema'
import { LeftOutDays } from './left-out-days'
import { OffPlan } from './off-plan'

/** What would be planned, what is left out and why, and what is there beside the plan. */
export function SeasonPreview({ plan: { count, slots, left, clashes, offPlan } }: { plan: SeasonPlanView }) {
  if (slots.length === 0)
    return <p>Kategória nemá týždenný rozpis tréningov. Zapisuje ho administrátor pri kategórii.</p>
  return (
    <>
      <strong>Vytvorí sa: {trainingCount(count)}</strong>
      <ul>
        {slots.map(({ weekday, from, to, place, count: own }) => (
          <li key={`${weekday} ${from} ${place}`}>
            {WEEKDAYS[String(weekday) as keyof typeof WEEKDAYS]}{' '}
            <span className="num">
              {from} – {to}
            </span>
            , {place}: {trainingCount(own)}
          </li>
        ))}
      </ul>
      <LeftOutDays days={left} title="Vynechá sa" />
      <LeftOutDays days={clashes} title="Na mieste bude aj niečo iné, tréning sa vytvorí" />
      <OffPlan trainings={offPlan} />
    </>
  )
}
