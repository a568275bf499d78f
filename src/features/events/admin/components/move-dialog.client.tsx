'use client'
import { useEffect, useState } from 'react'
import { differing } from '@/lib/client/restore-draft.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithChangeBack } from '@/lib/client/undo.client'
import { longDate, timeRange } from '@/lib/date-format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormHead } from '@/ui/form-head.client'
import { Segmented } from '@/ui/segmented'
import { Skeleton } from '@/ui/skeleton'
import { eventForm } from '../../form'
import type { StaffEventView } from '../../schema'
import { formatFollowing, SERIES_SCOPES } from '../labels'
import { movedTo } from '../rules'
import type { EventChoices } from '../views'
import { NotifyChoice } from './notify-choice.client'
import { saveWarnings } from './save-warnings.client'

const FORM = 'move-event'

interface MoveProps {
  /** YYYY-MM-DD */
  day: string
  choices: Pick<EventChoices, 'places' | 'breaks'>
  onClose: () => void
}

interface MovedTimes {
  startsAt?: string
  endsAt?: string | null
  meetAt?: string | null
  answerBy?: string | null
}

/** What is asked of an event that is moved to a day: what speaks against it, how much of its series, and who is told. */
function MoveForm({
  event,
  day,
  choices,
  onClose,
  onSaving,
}: MoveProps & { event: StaffEventView; onSaving: (saving: boolean) => void }) {
  const { id, startsAt, endsAt, series, published, updatedAt } = event
  const [warnings, setWarnings] = useState<string[]>([])
  const [scope, setScope] = useState('one')
  const [notify, setNotify] = useState(true)
  const one = useSave('PATCH', `/events/${id}`)
  const following = useSave('PATCH', `/events/${id}/following`)
  const { problems, formProps } = scope === 'following' ? following : one
  const [initial] = useState(() => eventForm.fromRow(event))
  useEffect(() => {
    let shown = true
    const moved = { ...movedTo(initial, day), following: scope === 'following' }
    void saveWarnings(moved, choices, id).then((found) => shown && setWarnings(found))
    return () => {
      shown = false
    }
  }, [initial, day, choices, id, scope])
  const move = async () => {
    const [before, after] = [eventForm.toBody(initial), eventForm.toBody(movedTo(initial, day))]
    const body = { ...(differing(after, before) as MovedTimes), updatedAt, notify }
    onSaving(true)
    if (scope === 'following') {
      const result = await following.save(body)
      if (result) toast.success(formatFollowing(result.count, result.kept, result.skipped))
      if (result) onClose()
    } else {
      const result = await one.save(body)
      // Who was not told that it moved is not told that it is back; a message that still waits is not sent at all.
      const back = { ...(differing(before, after) as MovedTimes), notify }
      if (result)
        toastWithChangeBack(`Presunuté na deň ${longDate(day)}.`, `/events/${id}`, {
          ...back,
          updatedAt: result.event.updatedAt,
        })
      if (result) onClose()
    }
    onSaving(false)
  }
  return (
    <form className="stack" id={FORM} {...formProps(move)}>
      <FormHead problems={problems} />
      <p>
        {longDate(startsAt)} → <strong>{longDate(day)}</strong>, {timeRange(startsAt, endsAt)}
      </p>
      <div role="status">
        {warnings.length > 0 && (
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
      {series && (
        <Segmented
          legend="Čo chcete presunúť?"
          name="scope"
          onChange={setScope}
          options={SERIES_SCOPES}
          value={scope}
        />
      )}
      {published && <NotifyChoice checked={notify} event={id} onChange={setNotify} />}
    </form>
  )
}

/** Asks before an event dragged to another day moves there; its time of the day stays. */
export function MoveDialog({ id, ...props }: MoveProps & { id: string }) {
  const { data, error } = useRead(`/events/${id}`, { fresh: true })
  const [saving, setSaving] = useState(false)
  // The clock is read once: what has begun is not moved, its sheet and hours belong to its day.
  const [now] = useState(() => Date.now())
  const event = data?.event
  const hasBegun = event !== undefined && Date.parse(event.startsAt) <= now
  return (
    <Dialog
      actions={
        event &&
        !hasBegun && (
          <Button busy={saving} form={FORM} type="submit">
            Presunúť
          </Button>
        )
      }
      onClose={props.onClose}
      open
      title={event ? `Presunúť „${event.title}“?` : 'Presunúť udalosť?'}
    >
      {error && <p role="alert">{error.message}</p>}
      {!event && !error && <Skeleton height="2.5rem" rows={3} />}
      {hasBegun && <p>Udalosť už začala, presunúť sa nedá.</p>}
      {event && !hasBegun && <MoveForm {...props} event={event} onSaving={setSaving} />}
    </Dialog>
  )
}
