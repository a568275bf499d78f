import { addDays } from '@/lib/dates'
import { href, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { formatSpan } from '../../absence-answers/labels'
import { AbsenceForm } from '../components/absence-form.client'
import { TakeBack } from '../components/take-back.client'
import { LONGEST_DAYS, quickSpans } from '../rules'
import type { AbsencePage } from '../views'
import styles from './absences.module.css'

/** Recording that somebody is away from one day to another, and the absences that hold. */
export function Absences({ page, clubPhone }: { page: AbsencePage; clubPhone: string }) {
  const { today, players, ticked, list, absences } = page
  const back = { label: ROUTES[list].title, href: href(list) }
  if (players.length === 0)
    return (
      <>
        <PageHeader title="Neprítomnosť" />
        <Section ground="surface">
          <Empty
            action={<LinkButton href={href('profile')}>Môj profil</LinkButton>}
            drawing="corner"
            title="Nemáte hráča, za ktorého by ste mohli neprítomnosť zapísať."
          >
            Tréner ju zapíše na stránke hráča v&nbsp;súpiske.
          </Empty>
        </Section>
      </>
    )
  return (
    <>
      <PageHeader
        crumbs={[back, { label: 'Neprítomnosť' }]}
        kicker={players.length === 1 ? players[0]?.name : undefined}
        lead="Od jedného dňa do druhého, aj pre viac detí naraz."
        title="Neprítomnosť"
      />
      <Section>
        <AbsenceForm
          clubPhone={clubPhone}
          latest={addDays(today, LONGEST_DAYS)}
          players={players}
          quick={quickSpans(today)}
          ticked={ticked}
          today={today}
        />
      </Section>
      {absences.length > 0 && (
        <Section ground="surface" id="zapisane" title="Zapísané neprítomnosti">
          <ul className={styles.list}>
            {absences.map(({ id, player, from, to, reason, canTakeBack }) => {
              const days = formatSpan({ from, to })
              return (
                <li key={id}>
                  <span>
                    <strong>{player.name}</strong> {days}
                    {reason && <span className="soft">, {reason}</span>}
                  </span>
                  {canTakeBack && <TakeBack about={`${player.name}, ${days}`} id={id} />}
                </li>
              )
            })}
          </ul>
        </Section>
      )}
    </>
  )
}
