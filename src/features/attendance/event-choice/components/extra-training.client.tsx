'use client'
import { useRouter } from 'next/navigation'
import type { StaffEventView } from '@/features/events/schema'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import styles from './extra-training.module.css'

interface ExtraTrainingProps {
  groups: readonly { id: string; name: string }[]
  open: boolean
}

const DURATION_MS = 90 * 60_000
const ROUND_TO_MS = 5 * 60_000

const trainingNow = ({ id, name }: { id: string; name: string }) => {
  const start = Math.floor(Date.now() / ROUND_TO_MS) * ROUND_TO_MS
  return {
    type: 0,
    categories: [id],
    title: `Mimoriadny tréning ${name}`,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + DURATION_MS).toISOString(),
    published: true,
  }
}

/** Creates a training of one category that begins now and lasts ninety minutes, and opens its sheet. */
export function ExtraTraining({ groups, open }: ExtraTrainingProps) {
  const router = useRouter()
  const { save, saving } = useSave<object, { event: StaffEventView }>('POST', '/events', {
    done: 'Tréning bol vytvorený.',
    onDone: ({ event }) => router.push(href('attendanceCreate', { event: event.id })),
  })
  if (groups.length === 0) return null
  return (
    <details className={styles.extra} open={open}>
      <summary>Bez udalosti (mimoriadny tréning)</summary>
      <p className="soft">Začne sa teraz a potrvá 90 minút. Vyberte kategóriu.</p>
      <div className="row">
        {groups.map((group) => (
          <Button busy={saving} key={group.id} look="line" onClick={() => void save(trainingNow(group))}>
            {group.name}
          </Button>
        ))}
      </div>
    </details>
  )
}
