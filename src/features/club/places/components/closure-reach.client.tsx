'use client'
import { useRead } from '@/lib/client/read.client'
import { dateAndTime } from '@/lib/date-format'
import { notifyLabel } from '@/lib/notify-label'
import { counted } from '@/lib/plural'
import { Checkbox } from '@/ui/inputs'
import styles from './closure-reach.module.css'

interface ClosureReachProps {
  /** Null while it is not chosen which place and days. */
  planned: { place: string; closure?: string; from?: string; to?: string } | null
  notify: boolean
  onNotify: (notify: boolean) => void
}

const EVENTS = ['udalosti', 'udalostí', 'udalostí'] as const
const NEWS = { closed: 'nemá kde byť', open: 'koná sa podľa plánu' } as const

/** Which events the closing or opening of a place concerns, and whether the people of these are told. */
export function ClosureReach({ planned, notify, onNotify }: ClosureReachProps) {
  const query = new URLSearchParams(Object.entries(planned ?? {}).filter(([, value]) => value))
  const { data, isError } = useRead(planned ? `/club/closures/reach?${query}` : null, { fresh: true })
  return (
    <>
      {/* It stands before its text does: a screen reader says what comes into it. */}
      <div className={styles.reach} role="status">
        {isError && <p>Koho sa to týka, sa nepodarilo zistiť. Uložiť to môžete aj tak.</p>}
        {data?.total === 0 && <p>V&nbsp;týchto dňoch tam nie je žiadna udalosť, ktorej by sa to týkalo.</p>}
        {data && data.total > 0 && (
          <>
            <p>Týka sa to {counted(data.total, EVENTS)}:</p>
            <ul>
              {data.events.map(({ id, title, startsAt, news }) => (
                <li key={id}>
                  {title}, {dateAndTime(startsAt)} <span className="soft">({NEWS[news]})</span>
                </li>
              ))}
              {data.total > data.events.length && (
                <li>
                  a&nbsp;ešte {counted(data.total - data.events.length, ['ďalšia', 'ďalšie', 'ďalších'])}
                </li>
              )}
            </ul>
          </>
        )}
      </div>
      {data?.total !== 0 && (
        <Checkbox
          checked={notify}
          hint="Správu dostanú rodiny tých, ktorí prídu alebo ešte neodpovedali, a tréneri."
          label={notifyLabel({ count: data?.count, leaders: true })}
          name="notify"
          onChange={({ target }) => onNotify(target.checked)}
        />
      )}
    </>
  )
}
