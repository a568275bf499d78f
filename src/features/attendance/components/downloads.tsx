import { monthYear } from '@/lib/date-format'
import { addDays, dayOf } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import styles from './downloads.module.css'

interface DownloadsProps {
  /** The chosen category; nothing can be downloaded of „all“. */
  category: string
  /** „2026/27“ */
  season: string
}

const address = (path: string, query: Record<string, string>): string =>
  `/api${path}?${new URLSearchParams(query).toString()}`

/** This month and the next one, YYYY-MM: a sheet is printed before it is filled. */
const nearMonths = (today: string): [string, string] => {
  const month = today.slice(0, 7)
  return [month, addDays(`${month}-28`, 4).slice(0, 7)]
}

/** The roster and the attendance of a category as files, and sheets to fill by pen. */
export function Downloads({ category, season }: DownloadsProps) {
  if (category === 'all' || category === '') return null
  const files: [label: string, href: string][] = [
    ['Stiahnuť súpisku (XLSX)', address('/playerList/file', { category })],
    ['Stiahnuť dochádzku (XLSX)', address('/attendances/file', { category, season })],
    ...nearMonths(dayOf(new Date())).map((month): [string, string] => [
      `Hárok na pero, ${monthYear(`${month}-15T12:00:00Z`)} (PDF)`,
      address('/attendances/paper', { category, month }),
    ]),
  ]
  return (
    <details className={`no-print ${styles.downloads}`}>
      <summary>Súbory na stiahnutie</summary>
      <p className="row">
        {files.map(([label, href]) => (
          <a className={buttonClass({ look: 'line', small: true })} download href={href} key={href}>
            {label}
          </a>
        ))}
      </p>
    </details>
  )
}
