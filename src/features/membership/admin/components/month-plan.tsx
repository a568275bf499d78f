import { formatCents } from '@/lib/money'
import { counted, plural } from '@/lib/plural'
import { writtenDay } from '@/lib/written-day'
import { Button } from '@/ui/button'
import { StatePill } from '@/ui/state-pill.client'
import type { MonthlyPlanPage } from '../../monthly/schema'
import { formatPeriod } from '../../labels'
import { FEES } from '../labels'
import { ListedPlayers } from './listed-players'
import { RestoreFee } from './restore-fee.client'

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const

interface MonthPlanProps {
  plan: MonthlyPlanPage['plan']
  /** More players are being loaded. */
  busy: boolean
  /** Loads the next page of players. */
  onMore: () => void
  /** The plan is another one: a fee was restored. */
  onRestored: () => void
}

const TrashedPill = () => (
  <StatePill mark="warn" tone="warn">
    Predpis v&nbsp;koši
  </StatePill>
)

/** The preview of a month's charge: the sum, who is charged what and why, and who is left out. */
export function MonthPlan({ plan, busy, onMore, onRestored }: MonthPlanProps) {
  const { fees, count, left, leftCount, trashedCount, free, period, total, credit, dueDate, dueLater } = plan
  if (free) return <p>Mesiac {formatPeriod(period)} je bez členského.</p>
  const more = (missing: number) =>
    missing > 0 && (
      <Button busy={busy} look="quiet" onClick={onMore} small wide>
        Zobraziť ďalších ({plural(missing, ['zostáva', 'zostávajú', 'zostáva'])}{' '}
        {missing.toLocaleString('sk-SK')})
      </Button>
    )
  return (
    <>
      <p role="status">
        <strong>
          {count > 0
            ? `${plural(count, ['Vytvorí sa', 'Vytvoria sa', 'Vytvorí sa'])} ${counted(count, FEES)} spolu za ${formatCents(total)}, so splatnosťou ${writtenDay(dueDate)}.`
            : `Všetci${trashedCount > 0 ? ' ostatní' : ''}, ktorí majú platiť, už predpis majú.`}
        </strong>
      </p>
      {trashedCount > 0 && (
        <p>
          {plural(trashedCount, ['Predpis má', 'Predpis majú', 'Predpis má'])} v&nbsp;koši{' '}
          {counted(trashedCount, PLAYERS)}. Obnoviť sa dá nižšie, na začiatku zoznamu hráčov bez nového
          predpisu.
        </p>
      )}
      {count > 0 && dueLater && (
        <p>
          Na zaplatenie majú rodiny aspoň týždeň, preto je splatnosť neskôr ako obvyklý deň v&nbsp;mesiaci.
        </p>
      )}
      {credit > 0 && <p>Z&nbsp;preplatkov rodín sa hneď uhradí {formatCents(credit)}.</p>}
      {count > 0 && (
        <ListedPlayers
          label="Nové predpisy"
          more={more(count - fees.length)}
          players={fees.map(({ reason, note, ...fee }) => ({
            ...fee,
            note: note ? `${reason}; ${note}` : reason,
          }))}
        />
      )}
      {leftCount > 0 && (
        <details>
          <summary>Bez nového predpisu: {counted(leftCount, PLAYERS)}</summary>
          <ListedPlayers
            label="Bez nového predpisu"
            more={more(leftCount - left.length)}
            players={left.map(({ player, why, trashed }) => ({
              player,
              note: trashed ? <TrashedPill /> : why,
              act: trashed && <RestoreFee fee={trashed} of={player.name} onRestored={onRestored} />,
            }))}
          />
        </details>
      )}
    </>
  )
}
