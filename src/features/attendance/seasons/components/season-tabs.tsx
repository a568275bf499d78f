import { seasonStarting } from '@/lib/dates'
import { Tabs } from '@/ui/tabs'

interface SeasonTabsProps {
  startYear: number
  /** The season that runs now. */
  thisYear: number
  hrefOf: (season?: string) => string
}

const BACK = 3

/** This season and the ones before, as links. */
export function SeasonTabs({ startYear, thisYear, hrefOf }: SeasonTabsProps) {
  const years = Array.from({ length: BACK }, (_, index) => thisYear - index)
  const tabs = years.map((year) => ({
    label: seasonStarting(year).label,
    href: hrefOf(year === thisYear ? undefined : seasonStarting(year).label),
    current: year === startYear,
  }))
  return <Tabs label="Sezóna" tabs={tabs} />
}
