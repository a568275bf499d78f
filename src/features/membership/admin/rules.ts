import { parseSeason, seasonOf, seasonStarting } from '@/features/club/season/rules'
import { isId } from '@/lib/ids'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import { FEE_FILTERS, type FeeFilterState } from '../labels'
import { ALL_SEASONS, seasonPeriods } from '../rules'

/** The filter of the grid, from its address. */
export interface FeeFilter {
  /** „2026/27“, or ALL_SEASONS. */
  season: string
  /** A month YYYY-MM, or the season for one-off fees; empty for the whole season. */
  period: string
  category?: string
  state?: FeeFilterState
  search: string
  page: number
}

/** The filter in a page's query; unknown values are ignored. */
export const feeFilter = (query: RawSearch, now: Date): FeeFilter => {
  const label = textParam(query, 'season')
  const isKnown = label === ALL_SEASONS || parseSeason(label)
  const season = isKnown ? label : seasonOf(now).label
  const period = textParam(query, 'period')
  const state = textParam(query, 'state')
  const category = textParam(query, 'category')
  return {
    season,
    period: season !== ALL_SEASONS && seasonPeriods(season).includes(period) ? period : '',
    category: isId(category) ? category : undefined,
    state: Object.hasOwn(FEE_FILTERS, state) ? (state as FeeFilterState) : undefined,
    search: textParam(query, 'search'),
    page: pageParam(query),
  }
}

/** Labels of the next season, this and the previous one. */
export const seasonsAround = (now: Date): string[] => {
  const { startYear } = seasonOf(now)
  return [startYear + 1, startYear, startYear - 1].map((year) => seasonStarting(year).label)
}
