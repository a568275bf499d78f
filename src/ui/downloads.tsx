import { FILE_FORMATS, type FileFormat, fileAddress } from '@/lib/file-formats'
import { buttonClass } from './button'
import styles from './downloads.module.css'

/** Files to be downloaded, behind a line that opens. */
export function Downloads({ files }: { files: readonly (readonly [label: string, href: string])[] }) {
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

/** A list whose call makes a file of it, exactly as it is filtered. */
interface DownloadedList {
  /** „Predpisy“ */
  name: string
  path: string
  query: Record<string, string | number | undefined>
}

/** The files of lists, each as a workbook of Excel and as CSV. */
export function ListDownloads({ lists }: { lists: readonly DownloadedList[] }) {
  const files = lists.flatMap(({ name, path, query }) =>
    (Object.keys(FILE_FORMATS) as FileFormat[]).map(
      (format) => [`${name} (${FILE_FORMATS[format]})`, fileAddress(path, { ...query, format })] as const,
    ),
  )
  return <Downloads files={files} />
}
