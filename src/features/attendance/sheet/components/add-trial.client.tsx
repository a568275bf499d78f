'use client'
import { useRead } from '@/lib/client/read.client'
import { newTap } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { DialogErrors } from '@/ui/dialog.client'
import { ErrorLine } from '@/ui/field'
import type { OnAdd } from './add-people-props'
import styles from './add-people.module.css'

const trialPath = (enquiry: string) => `/enquiries/${enquiry}/trial` as const

/** Children whose families have asked for a trial training: a tap takes one into the club for 14 days, and as here. */
export function AddTrial({ event, onAdd }: { event: string; onAdd: OnAdd }) {
  const { data, error } = useRead('/enquiries?kind=trial&size=50', { fresh: true })
  const { save, saving, problems } = useSave('POST', trialPath(''), {
    // The sheet shows the child by itself.
    shown: true,
    done: 'Dieťa je na dochádzke, na skúške 14\u00a0dní.',
    onDone: ({ player }) => onAdd(player, ''),
  })
  const waiting = data?.enquiries.filter(({ state }) => state === 'new' || state === 'contacted') ?? []
  return (
    <section aria-label="Na skúšku">
      <h3>Na skúšku</h3>
      <DialogErrors problems={problems} />
      {error && <ErrorLine role="alert">{error.message}</ErrorLine>}
      <ul aria-busy={saving} className={styles.people}>
        {waiting.map(({ id, childName, birthYear, category }) => (
          <li key={id}>
            <button
              aria-disabled={saving || undefined}
              onClick={() => !saving && void save({ event, operation: newTap() }, trialPath(id))}
              type="button"
            >
              <strong>{childName}</strong>
              <span className="soft">
                {[birthYear && `ročník ${birthYear}`, category?.name].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="soft">
        {!data && !error && 'Načítavam…'}
        {data && waiting.length === 0 && 'Na skúšku teraz nikto nečaká. Prihlásiť sa dá na webe klubu.'}
        {waiting.length > 0 && 'Po 14 dňoch sa údaje dieťaťa vymažú samy, ak ho kancelária neprijme.'}
      </p>
    </section>
  )
}
