import { monthYear } from '@/lib/date-format'
import { addDays, dayOf } from '@/lib/dates'
import { fileAddress } from '@/lib/file-formats'
import { Downloads } from '@/ui/downloads'

interface CategoryDownloadsProps {
  /** The chosen category; nothing can be downloaded of „all“. */
  category: string
  /** „2026/27“ */
  season: string
}

/** This month and the next one, YYYY-MM: a sheet is printed before it is filled. */
const nearMonths = (today: string): [string, string] => {
  const month = today.slice(0, 7)
  return [month, addDays(`${month}-28`, 4).slice(0, 7)]
}

/** The roster and the attendance of a category as files, and sheets to fill by pen. */
export function CategoryDownloads({ category, season }: CategoryDownloadsProps) {
  if (category === 'all' || category === '') return null
  const papers = nearMonths(dayOf(new Date())).map((month): [string, string] => [
    `Hárok na pero, ${monthYear(`${month}-15T12:00:00Z`)} (PDF)`,
    fileAddress('/attendances/paper', { category, month }),
  ])
  return (
    <Downloads
      files={[
        ['Stiahnuť súpisku (XLSX)', fileAddress('/playerList/file', { category })],
        ['Stiahnuť dochádzku (XLSX)', fileAddress('/attendances/file', { category, season })],
        ['Stiahnuť dochádzku (CSV)', fileAddress('/attendances/file', { category, season, format: 'csv' })],
        ['Stiahnuť dochádzku (PDF)', fileAddress('/attendances/file', { category, season, format: 'pdf' })],
        ...papers,
      ]}
    />
  )
}
