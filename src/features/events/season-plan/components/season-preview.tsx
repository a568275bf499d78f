import Link from 'next/link'
import { WEEKDAYS } from '@/features/categories/labels'
import { PANEL } from '@/lib/routes'
import { trainingCount } from '../rules'
import type { SeasonPlanView } from '../schema'
import { LeftOutDays } from './left-out-days'
import { OffPlan } from './off-plan'

/** That the holidays of a season are planned over, since nobody has written them; the office is led to where they are written. */
function WithoutBreaks({ seasons, isOffice }: { seasons: readonly string[]; isOffice: boolean }) {
  if (seasons.length === 0) return null
  return (
    <p>
      <strong>
        Pre {seasons.length > 1 ? 'sezóny' : 'sezónu'} {seasons.join(' a\u00a0')} nie sú zapísané žiadne
        prestávky.
      </strong>{' '}
      Tréningy sa naplánujú aj cez prázdniny a&nbsp;sviatky. Prestávky sa zapisujú{' '}
      {isOffice ? (
        <Link href={`${PANEL.href}/globals/club`} prefetch={false}>
          v&nbsp;nastaveniach klubu
        </Link>
      ) : (
        <>v&nbsp;nastaveniach klubu, robí to administrátor</>
      )}
      .
    </p>
  )
}

/** What would be planned, what is left out and why, and what is there beside the plan. */
export function SeasonPreview({ plan, isOffice }: { plan: SeasonPlanView; isOffice: boolean }) {
  const { count, slots, left, clashes, offPlan, withoutBreaks } = plan
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
      <WithoutBreaks isOffice={isOffice} seasons={withoutBreaks} />
      <LeftOutDays days={left} title="Vynechá sa" />
      <LeftOutDays days={clashes} title="Na mieste bude aj niečo iné, tréning sa vytvorí" />
      <OffPlan trainings={offPlan} />
    </>
  )
}
