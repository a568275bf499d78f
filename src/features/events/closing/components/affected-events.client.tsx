'use client'
import { longDate, timeRange } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { Segmented } from '@/ui/segmented'
import { ACTS } from '../labels'
import type { AffectedView, EventAct } from '../schema'
import styles from './closing-form.module.css'

type Act = EventAct['act']

interface AffectedEventsProps {
  events: readonly AffectedView[]
  actOf: (event: AffectedView) => Act
  onAct: (events: readonly AffectedView[], act: Act) => void
  /** How many people hear of which event; empty while it is not known. */
  reached: ReadonlyMap<string, number>
}

/** The acts that an event allows. */
export const actsFor = ({ may }: AffectedView): Act[] =>
  may === 'cancel' ? ['cancel', 'move', 'keep'] : may === 'move' ? ['move', 'keep'] : ['keep']

const optionsOf = (acts: readonly Act[]) => acts.map((value) => ({ value, label: ACTS[value] }))

/** What a closed place affects, each event with what is done with it, and above them a choice for all. */
export function AffectedEvents({ events, actOf, onAct, reached }: AffectedEventsProps) {
  const open = events.filter(({ may }) => may !== 'nothing')
  const [first] = open
  const shared = first && open.every((event) => actOf(event) === actOf(first)) ? actOf(first) : ''
  return (
    <>
      {open.length > 1 && (
        <Segmented
          legend="Čo so všetkými udalosťami?"
          name="all"
          onChange={(act) => onAct(open, act as Act)}
          options={optionsOf(['cancel', 'move', 'keep']).map(({ value, label }) => ({
            value,
            label: `${label} všetky`,
          }))}
          value={shared}
        />
      )}
      <ul className={styles.list}>
        {events.map((event) => {
          const { id, title, startsAt, endsAt, why, clash } = event
          const people = reached.get(id)
          return (
            <li key={id}>
              <span>
                <strong>{title}</strong>
                <br />
                {longDate(startsAt)}, <span className="num">{timeRange(startsAt, endsAt)}</span>
                {people !== undefined && ` · správu dostane ${counted(people, ['človek', 'ľudia', 'ľudí'])}`}
              </span>
              {why && <span className="soft">{why}</span>}
              {event.may !== 'nothing' && (
                <Segmented
                  legend={`Čo s udalosťou ${title}, ${longDate(startsAt)}?`}
                  name={`act-${id}`}
                  onChange={(act) => onAct([event], act as Act)}
                  options={optionsOf(actsFor(event))}
                  value={actOf(event)}
                />
              )}
              {clash && actOf(event) === 'move' && <strong>V tom čase: {clash}.</strong>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
