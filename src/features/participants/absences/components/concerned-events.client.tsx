'use client'
import { dateAndTime } from '@/lib/date-format'
import { phoneHref } from '@/lib/phone'
import { counted, plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { EVENT_FORMS } from '../../labels'
import styles from './concerned-events.module.css'
import type { AbsencePreviewState } from './use-preview.client'

/** „Nezmení sa 1 udalosť“, „Nezmenia sa 2 udalosti“, „Nezmení sa 5 udalostí“ */
const STAYING_FORMS = ['Nezmení sa', 'Nezmenia sa', 'Nezmení sa'] as const

/** The element that says what is chosen, missing or refused, for who describes a button by it. */
export const CONCERNS_ID = 'absence-concerns'

interface ConcernedEventsProps extends AbsencePreviewState {
  /** What has to be chosen first; empty when nothing. */
  missing: string
  /** Each event names its player. */
  several: boolean
  /** The club's number, where no trainer has one. */
  clubPhone: string
}

const summaryOf = ({ changed }: NonNullable<AbsencePreviewState['preview']>): string =>
  changed.length > 0
    ? `Týka sa to ${counted(changed.length, ['udalosti', 'udalostí', 'udalostí'])}:`
    : 'V týchto dňoch zatiaľ nie je čo ospravedlniť.'

/** Which events of which child an absence concerns, and which answers stay because they have closed. */
export function ConcernedEvents(props: ConcernedEventsProps) {
  const { preview, missing, problem, again } = props
  const isReading = !preview && !missing && !problem
  return (
    <>
      {/* It stands before its text does: a screen reader says what comes into it. */}
      <div id={CONCERNS_ID} role="status">
        {missing && <p>{missing}</p>}
        {problem && <p>{problem}</p>}
        {preview && <h2>{summaryOf(preview)}</h2>}
      </div>
      {problem && again && (
        <Button look="line" onClick={again} small>
          Skúsiť znova
        </Button>
      )}
      {isReading && <Skeleton height="3rem" rows={3} />}
      {preview && <Concerned {...props} preview={preview} />}
    </>
  )
}

type Read = Required<Pick<ConcernedEventsProps, 'preview' | 'several' | 'clubPhone'>>

function Concerned({ preview: { changed, closed }, several, clubPhone }: Read) {
  return (
    <>
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
          <h2>{`${plural(closed.length, STAYING_FORMS)} ${counted(closed.length, EVENT_FORMS)}`}</h2>
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
