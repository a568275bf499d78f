'use client'
import { dateAndTime } from '@/lib/date-format'
import { phoneHref } from '@/lib/phone'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { EVENT_FORMS } from '../labels'
import styles from './concerned-events.module.css'
import type { AbsencePreviewState } from './use-preview.client'

interface ConcernedEventsProps extends AbsencePreviewState {
  /** Each event names its player. */
  several: boolean
  /** The club's number, where no trainer has one. */
  clubPhone: string
}

/** Which events of which child an absence concerns, and which answers stay because they have closed. */
export function ConcernedEvents({ preview, failed, again, several, clubPhone }: ConcernedEventsProps) {
  if (failed)
    return (
      <div className="row" role="alert">
        <p>Udalosti sa nepodarilo načítať.</p>
        <Button look="line" onClick={again} small>
          Skúsiť znova
        </Button>
      </div>
    )
  if (!preview) return <Skeleton height="3rem" rows={3} />
  const { changed, closed } = preview
  return (
    <>
      <h3 role="status">
        {changed.length > 0
          ? `Týka sa to ${counted(changed.length, ['udalosti', 'udalostí', 'udalostí'])}:`
          : 'V týchto dňoch zatiaľ nie je čo ospravedlniť.'}
      </h3>
      <ul className={styles.list}>
        {changed.map(({ id, event, player }) => (
          <li key={id}>
            <span>
              {several && <strong>{player.name}: </strong>}
              {event.title}
            </span>
            <time className="soft" dateTime={event.startsAt}>
              {dateAndTime(event.startsAt)}
            </time>
          </li>
        ))}
      </ul>
      <p className="soft">Ospravedlnia sa aj tréningy, ktoré v&nbsp;týchto dňoch ešte pribudnú.</p>
      {closed.length > 0 && (
        <div className={styles.closed}>
          <h3>{`Nezmení sa ${counted(closed.length, EVENT_FORMS)}`}</h3>
          <p>Uzávierka odpovedí už prebehla, zavolajte, prosím, trénerovi.</p>
          <ul className={styles.list}>
            {closed.map(({ participant: { id, event, player }, contact }) => {
              const phone = contact?.phone ?? clubPhone
              return (
                <li key={id}>
                  <span>
                    {several && <strong>{player.name}: </strong>}
                    {event.title}, {dateAndTime(event.startsAt)}
                  </span>
                  {phone && (
                    <a className={styles.phone} href={phoneHref(phone)}>
                      {phone}
                      {contact?.name && ` (${contact.name})`}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
