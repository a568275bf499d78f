'use client'
import { shortDate } from '@/lib/date-format'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { dashed } from '@/lib/text'
import { Button } from '@/ui/button'
import styles from '../../closing/components/closing-form.module.css'
import { trainingCount, undoneWords } from '../rules'
import type { RecentSeason } from '../schema'

/** One plan with the button that takes it back. */
function Recent({ season: { operation, category, count, from, to } }: { season: RecentSeason }) {
  const path = '/events/season/undo' as const
  const { save, saving } = useSave('POST', path, {
    onDone: (undone) => toast.success(undoneWords(undone), path),
  })
  const about = `${category}: ${trainingCount(count)}`
  return (
    <li>
      <span>
        <strong>{about}</strong>
        <br />
        {dashed(shortDate(from), shortDate(to))}
      </span>
      <span className="row">
        <Button
          aria-label={`Vrátiť späť: ${about}`}
          busy={saving}
          look="line"
          onClick={() => void save({ operation })}
          small
        >
          Vrátiť späť
        </Button>
      </span>
    </li>
  )
}

/** What was planned in the last hour and can be taken back. */
export function RecentSeasons({ seasons }: { seasons: readonly RecentSeason[] }) {
  return (
    <>
      <p className="soft">Do hodiny po naplánovaní. Tréningy s dochádzkou ostanú.</p>
      <ul className={styles.list}>
        {seasons.map((season) => (
          <Recent key={season.operation} season={season} />
        ))}
      </ul>
    </>
  )
}
