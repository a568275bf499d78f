'use client'
import { formatClosedSpan } from '@/features/club/places/labels'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { Button } from '@/ui/button'
import { doneWords, undoneWords } from '../labels'
import type { ClosingView } from '../schema'
import styles from './closing-form.module.css'

/** One act with the button that takes it back. */
function Recent({ closing }: { closing: ClosingView }) {
  const path = `/events/closings/${closing.id}/undo` as const
  const { save, saving } = useSave('POST', path, {
    onDone: (undone) => toast.success(undoneWords(undone), path),
  })
  const about = `${closing.placeName}, ${formatClosedSpan(closing)}`
  return (
    <li>
      <span>
        <strong>{about}</strong>
        <br />
        {doneWords(closing)}
      </span>
      <span className="row">
        <Button
          aria-label={`Vrátiť späť: ${about}`}
          busy={saving}
          look="line"
          onClick={() => void save()}
          small
        >
          Vrátiť späť
        </Button>
      </span>
    </li>
  )
}

/** What was done lately and can be taken back. */
export function RecentClosings({ closings }: { closings: readonly ClosingView[] }) {
  return (
    <ul className={styles.list}>
      {closings.map((closing) => (
        <Recent closing={closing} key={closing.id} />
      ))}
    </ul>
  )
}
