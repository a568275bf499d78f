import { Suspense } from 'react'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { ListDownloads } from '@/ui/list-downloads.client'
import { Empty } from '@/ui/empty'
import { Select } from '@/ui/inputs'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { FEE_FILTERS, formatPeriod } from '../../labels'
import { ChargeMany } from '../components/charge-many.client'
import { ChargeMonth } from '../components/charge-month.client'
import { NewFee } from '../components/new-fee.client'
import { WaitingFees } from '../components/waiting-fees'
import { FEES } from '../labels'
import type { FeeGrid as GridPage, WaitingMoney } from '../views'
import { ALL_SEASONS, CLAIM_DAYS, oneSeason, seasonPeriods } from '../../rules'
import type { FeeFilter } from '../rules'
import type { FeeFilterInput } from '../../schema'
import styles from './fee-list-screen.module.css'
import { FeeGrid } from './fee-grid.client'

interface FeeListScreenProps {
  filter: FeeFilter
  today: string
  seasons: readonly string[]
  categories: readonly { id: string; name: string }[]
  waiting: WaitingMoney
  /** Not awaited by the page, so that its frame is shown at once. */
  grid: Promise<GridPage>
}

const queryOf = ({ season, period, category, state, search }: FeeFilter) => ({
  season,
  period,
  category,
  state,
  search,
})

/** The filter as calls take it, without what is not chosen. */
const filterInput = ({ period, ...filter }: FeeFilter): FeeFilterInput => ({
  ...queryOf({ ...filter, period }),
  period: period || undefined,
})

async function Result({
  filter,
  grid,
  today,
}: {
  filter: FeeFilter
  grid: Promise<GridPage>
  today: string
}) {
  const { rows, periods, totals, open, page, pages, players } = await grid
  const paging = {
    hrefOf: (number: number) =>
      href('memberFees', { ...queryOf(filter), page: number > 1 ? number : undefined }),
    ...{ page, pages },
  }
  if (rows.length === 0)
    return (
      <NoRows {...paging}>
        <Empty title="Tomuto výberu nič nezodpovedá.">Skontrolujte hľadaný text alebo vymažte filtre.</Empty>
      </NoRows>
    )
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>Predpísané</dt>
          <dd>{formatCents(totals.amount)}</dd>
        </div>
        <div>
          <dt>Uhradené</dt>
          <dd>{formatCents(totals.paidAmount)}</dd>
        </div>
        <div>
          <dt>Nedoplatok</dt>
          <dd>{formatCents(totals.owed)}</dd>
        </div>
      </dl>
      <p className="soft" role="status">
        {counted(players, ['hráč', 'hráči', 'hráčov'])}, {counted(totals.count, FEES)}
      </p>
      {filter.state === 'claimed' && (
        <p className="soft">
          Platbu zapíšte, alebo povedzte, že neprišla. {CLAIM_DAYS}&nbsp;dní po nahlásení sa dlh rodine znova
          pripomína.
        </p>
      )}
      <FeeGrid
        matching={{ filter: filterInput(filter), ...open }}
        periods={periods}
        rows={rows}
        today={today}
      />
      <Pagination {...paging} />
      <ListDownloads
        lists={[
          { name: 'Predpisy', path: '/memberFees/file', query: queryOf(filter) },
          ...(filter.season === ALL_SEASONS
            ? []
            : [{ name: 'Platby sezóny', path: '/payments/file', query: { season: filter.season } } as const]),
        ]}
      />
    </>
  )
}

/** The club's fees by players and months, with filters. */
export function FeeListScreen(props: FeeListScreenProps) {
  const { filter, today, seasons, categories, waiting, grid } = props
  const { season, period, category, state, search } = filter
  const isAll = season === ALL_SEASONS
  const present = oneSeason(season, new Date(today))
  const option = (value: string, label: string) => (
    <option key={value} value={value}>
      {label}
    </option>
  )
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton
              href={href('feeOverview', { season: present, category })}
              look="line"
              prefetch={false}
            >
              Prehľad
            </LinkButton>
            <LinkButton href={href('bankStatements')} look="line" prefetch={false}>
              Výpis z&nbsp;účtu
            </LinkButton>
            <ChargeMany categories={categories} season={present} today={today} />
            <NewFee season={present} today={today} />
            <ChargeMonth month={today.slice(0, 7)} />
          </>
        }
        kicker={isAll ? 'Dlhy zo všetkých sezón' : `Sezóna ${season}`}
        title="Členské príspevky"
      />
      <Section ground="surface">
        <WaitingFees {...waiting} showsDebts={isAll && state === 'overdue'} />
        <SearchForm filter={filter} label="Hľadať hráča">
          <Select defaultValue={season} label="Sezóna" name="season">
            {[...new Set([present, ...seasons])]
              .sort()
              .reverse()
              .map((one) => option(one, one))}
            {option(ALL_SEASONS, 'Všetky')}
          </Select>
          {/* An id of its own: the dialogs of this page have fields of the call's name. */}
          <Select defaultValue={period} id="field-filter-period" label="Obdobie" name="period">
            {option('', isAll ? 'Všetky' : 'Celá sezóna')}
            {!isAll &&
              seasonPeriods(season).map((one) =>
                option(one, one === season ? 'jednorazové' : formatPeriod(one)),
              )}
          </Select>
          <Select defaultValue={category ?? ''} label="Kategória" name="category">
            {option('', 'Všetky')}
            {categories.map(({ id, name }) => option(id, name))}
          </Select>
          <Select defaultValue={state ?? ''} label="Stav" name="state">
            {option('', 'Všetky')}
            {Object.entries(FEE_FILTERS).map(([value, word]) => option(value, word))}
          </Select>
          {(period || category || state || search) && (
            <LinkButton href={href('memberFees', { season: isAll ? undefined : season })} look="quiet">
              Vymazať filtre
            </LinkButton>
          )}
        </SearchForm>
        <Suspense fallback={<Skeleton height="4rem" rows={10} />} key={JSON.stringify(filter)}>
          <Result filter={filter} grid={grid} today={today} />
        </Suspense>
      </Section>
    </>
  )
}
