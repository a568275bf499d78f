'use client'
import { lazy, useEffect, useRef, useState } from 'react'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { FeeDialog } from '../components/fee-dialog.client'
import { FeeLine } from '../components/fee-line.client'
import { RareActs } from '../components/rare-acts.client'
import { RefuseClaimButton } from '../components/refuse-claim.client'
import { PayerPayments } from '../components/payer-payments.client'
import { WaiveButton } from '../components/waive.client'
import { WaiveMatchingButton } from '../components/waive-matching.client'
import { WholeFilter } from '../components/whole-filter.client'
import { formatPeriod } from '../../labels'
import { isInState } from '../../matching/rules'
import type { MatchingInput as Matching } from '../../matching/schema'
import { oneSeason } from '../../rules'
import { FEES, formatAll, periodHead } from '../labels'
import type { GridRow } from '../views'
import styles from './fee-grid.module.css'

// Forms are loaded when their dialog is opened.
const MoneyForm = lazy(async () => ({ default: (await import('../components/money-form.client')).MoneyForm }))

interface FeeGridProps {
  periods: readonly string[]
  rows: readonly GridRow[]
  /** The grid's filter, and what its open fees of all pages are together. */
  matching: Matching
  today: string
}

/** Players by periods: chosen open fees, or all that the filter shows on any page, are marked as paid or waived together. */
export function FeeGrid({ periods, rows, matching, today }: FeeGridProps) {
  const { season, state } = matching.filter
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isWhole, setWhole] = useState(false)
  const [settling, setSettling] = useState(false)
  const [payer, setPayer] = useState<Pick<GridRow, 'player' | 'debt'>>()
  const [opened, setOpened] = useState<string>()
  const open = rows.flatMap(({ fees }) => fees).filter(({ owed }) => owed > 0)
  const chosenFees = open.filter(({ id }) => chosen.includes(id))
  const ids = chosenFees.map(({ id }) => id)
  const claimed = chosenFees.filter((fee) => fee.claimed).map(({ id }) => id)
  const onPage = open.filter((fee) => isInState(fee, state)).map(({ id }) => id)
  const isPage = onPage.length > 0 && onPage.every((id) => chosen.includes(id))
  const all = isWhole && isPage ? matching : undefined
  const sum = formatCents(all ? all.owed : chosenFees.reduce((total, { owed }) => total + owed, 0))
  const count = all ? formatAll(all.count) : counted(chosenFees.length, FEES)
  const grid = useRef<HTMLDivElement>(null)
  const lastTouched = useRef<string>(undefined)
  const choose = (some: readonly string[], on: boolean) => {
    lastTouched.current = some[0]
    setWhole(false)
    setChosen([...chosen.filter((id) => !some.includes(id)), ...(on ? some : [])])
  }
  // The bar of the chosen fees, and the button pressed in it, are removed with the choice.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setChosen([])
    setWhole(false)
    setCleared((times) => times + 1)
  }
  useEffect(() => {
    if (cleared === 0) return
    const cell = grid.current?.querySelector(`[data-fee="${lastTouched.current}"]`)
    cell?.querySelector<HTMLElement>('input, button')?.focus()
  }, [cleared])
  return (
    <>
      {onPage.length > 1 && (
        <p>
          <Button aria-pressed={isPage} look="quiet" onClick={() => choose(onPage, !isPage)} small>
            {isPage ? 'Zrušiť výber strany' : 'Vybrať všetky na strane'}
          </Button>
        </p>
      )}
      <div aria-label="Členské po mesiacoch" className={styles.scroll} ref={grid} role="region" tabIndex={0}>
        <table className={styles.grid}>
          <caption className="hidden-visually">Členské podľa hráčov a období</caption>
          <thead>
            <tr>
              <th className={styles.name} scope="col">
                Hráč
              </th>
              {periods.map((period) => {
                const here = open.filter((fee) => fee.period === period).map(({ id }) => id)
                const isWhole = here.length > 0 && here.every((id) => chosen.includes(id))
                return (
                  <th key={period} scope="col">
                    <abbr className={styles.abbr} title={formatPeriod(period)}>
                      {periodHead(period)}
                    </abbr>
                    {here.length > 0 && (
                      <button
                        aria-label={`${isWhole ? 'Zrušiť výber' : 'Vybrať neuhradené'}: ${formatPeriod(period)}`}
                        aria-pressed={isWhole}
                        className={styles.column}
                        onClick={() => choose(here, !isWhole)}
                        type="button"
                      >
                        {isWhole ? 'Zrušiť' : 'Vybrať'}
                      </button>
                    )}
                  </th>
                )
              })}
              <th className={styles.end} scope="col">
                Dlží
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FeeLine
                chosen={chosen}
                key={row.player.id}
                onChoose={(fee, on) => choose([fee], on)}
                onOpen={setOpened}
                onPay={() => setPayer(row)}
                periods={periods}
                row={row}
              />
            ))}
          </tbody>
        </table>
      </div>
      {chosenFees.length > 0 && (
        <div aria-label="Vybrané predpisy" className={styles.bar} data-bottom-bar role="region">
          <div className={styles.chosen}>
            <strong role="status">
              Vybraté: {count}, {sum}
            </strong>
            <Button look="quiet" onClick={clear} small>
              Zrušiť výber
            </Button>
          </div>
          {!all && isPage && chosenFees.length === onPage.length && (
            <WholeFilter count={matching.count} onChoose={() => setWhole(true)} onPage={onPage.length} />
          )}
          <Button onClick={() => setSettling(true)}>Označiť ako uhradené</Button>
          {all ? (
            <WaiveMatchingButton matching={all} onDone={clear} />
          ) : claimed.length === 0 ? (
            <WaiveButton fees={chosenFees} onDone={clear} />
          ) : (
            <RareActs>
              <WaiveButton fees={chosenFees} onDone={clear} />
              <RefuseClaimButton fees={claimed} onDone={clear} />
            </RareActs>
          )}
        </div>
      )}
      <Dialog late onClose={() => setSettling(false)} open={settling} title={`Úhrada: ${count}, ${sum}`}>
        <LazyBoundary fallback={<MissingPart />}>
          {settling && (
            <MoneyForm
              fees={ids}
              matching={all}
              onDone={() => {
                setSettling(false)
                clear()
              }}
              today={today}
            />
          )}
        </LazyBoundary>
      </Dialog>
      <Dialog
        late
        onClose={() => setPayer(undefined)}
        open={payer !== undefined}
        title={`Platba od rodiny: ${payer?.player.name ?? ''}`}
      >
        <LazyBoundary fallback={<MissingPart />}>
          {payer && (
            <MoneyForm
              debt={payer.debt}
              onDone={() => setPayer(undefined)}
              player={payer.player.id}
              today={today}
            />
          )}
        </LazyBoundary>
        {payer && (
          <PayerPayments
            key={payer.player.id}
            onDone={() => setPayer(undefined)}
            player={payer.player.id}
            season={oneSeason(season, new Date(today))}
            today={today}
          />
        )}
      </Dialog>
      <FeeDialog id={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
