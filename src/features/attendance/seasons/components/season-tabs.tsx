import { seasonStarting } from '@/features/club/season/rules'
import { Tabs } from '@/ui/tabs'

interface SeasonTabsProps {
  startYear: number
  /** The first year of the current season. */
  thisYear: number
  /** The first year of the first season offered; without it the last three are. */
  since?: number
  hrefOf: (season?: string) => string
}

const SEASONS_BACK = 2

/** This season and the ones before, as links. */
export function SeasonTabs({
  startYear,
  thisYear,
  since = thisYear - SEASONS_BACK,
  hrefOf,
}: SeasonTabsProps) {
  const oldest = Math.min(since, startYear)
  const years = Array.from({ length: thisYear - oldest + 1 }, (_, index) => thisYear - index)
  const tabs = years.map((year) => ({
    label: seasonStarting(year).label,
    href: hrefOf(year === thisYear ? undefined : seasonStarting(year).label),
    current: year === startYear,
  }))
  return <Tabs label="Sezóna" tabs={tabs} />
}
