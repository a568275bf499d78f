import { Suspense } from 'react'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { FilterForm } from '@/ui/filter-form'
import { Select } from '@/ui/inputs'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { ChargeHistory } from '../../admin/components/charge-history.client'
import type { FeeFilter } from '../../admin/rules'
import { DueBars } from '../components/due-bars'
import { DueTable } from '../components/due-table'
import type { FeeOverview } from '../rules'

type Filter = Pick<FeeFilter, 'season' | 'category'>

interface FeeOverviewScreenProps {
  filter: Filter
  seasons: readonly string[]
  categories: readonly { id: string; name: string }[]
  /** Not awaited by the page, so that its frame is shown at once. */
  overview: Promise<FeeOverview>
}

async function Picture({ filter, overview }: Pick<FeeOverviewScreenProps, 'filter' | 'overview'>) {
  const sums = await overview
  if (sums.periods.length === 0)
    return (
      <Empty title="V&nbsp;tejto sezóne zatiaľ nie je žiadny predpis.">
        Vyberte inú sezónu alebo kategóriu, alebo vytvorte predpisy na mesiac.
      </Empty>
    )
  return (
    <>
      <DueBars {...sums} />
      <DueTable {...sums} {...filter} category={filter.category} />
    </>
  )
}

/** What came in against what was due, by months of a season, and what was charged to many lately. */
export function FeeOverviewScreen({ filter, seasons, categories, overview }: FeeOverviewScreenProps) {
  const { season, category } = filter
  const shown = [...new Set([season, ...seasons])].sort().reverse()
  return (
    <>
      <PageHeader
        actions={
          <LinkButton href={href('memberFees', { season, category })} look="line" prefetch={false}>
            Predpisy
          </LinkButton>
        }
        crumbs={[{ label: 'Členské', href: href('memberFees') }, { label: 'Prehľad' }]}
        kicker={`Sezóna ${season}`}
        title="Prehľad členského"
      />
      <Section ground="surface" id="prislo" title="Čo bolo predpísané a&nbsp;čo prišlo">
        <FilterForm className="row" filter={filter}>
          <Select defaultValue={season} label="Sezóna" name="season">
            {shown.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
          <Select defaultValue={category ?? ''} label="Kategória" name="category">
            <option value="">Všetky</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Button look="line" type="submit">
            Zobraziť
          </Button>
        </FilterForm>
        <Suspense fallback={<Skeleton height="10rem" rows={2} />} key={JSON.stringify(filter)}>
          <Picture filter={filter} overview={overview} />
        </Suspense>
      </Section>
      <Section id="hromadne" title="Hromadné predpisy za 14&nbsp;dní">
        <ChargeHistory />
      </Section>
    </>
  )
}
