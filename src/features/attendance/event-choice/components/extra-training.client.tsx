'use client'
import { useRouter } from 'next/navigation'
import { EVENT_TYPES } from '@/features/events/labels'
import { endOf } from '@/features/events/rules'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import styles from './extra-training.module.css'

interface ExtraTrainingProps {
  categories: readonly { id: string; name: string }[]
  open: boolean
}

const ROUND_TO_MS = 5 * 60_000

const trainingNow = ({ id, name }: { id: string; name: string }) => {
  const startsAt = new Date(Math.floor(Date.now() / ROUND_TO_MS) * ROUND_TO_MS).toISOString()
  const type = EVENT_TYPES.training
  return {
    type,
    categories: [id],
    title: `Mimoriadny tréning ${name}`,
    startsAt,
    endsAt: endOf({ type, startsAt }),
    published: true,
  }
}

/** Creates a training of one category that begins now and lasts ninety minutes, and opens its sheet. */
export function ExtraTraining({ categories, open }: ExtraTrainingProps) {
  const router = useRouter()
  const { save, saving } = useSave('POST', '/events', {
    done: 'Tréning bol vytvorený.',
    onDone: ({ event }) => router.push(href('attendanceCreate', { event: event.id })),
  })
  if (categories.length === 0) return null
  return (
    <details className={styles.extra} open={open}>
      <summary>Bez udalosti (mimoriadny tréning)</summary>
      <p className="soft">Začne sa teraz a potrvá 90 minút. Vyberte kategóriu.</p>
      <div className="row">
        {categories.map((category) => (
          <Button
            busy={saving}
            key={category.id}
            look="line"
            onClick={() => void save(trainingNow(category))}
          >
            {category.name}
          </Button>
        ))}
      </div>
    </details>
  )
}
