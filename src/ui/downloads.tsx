import { buttonClass } from './button'
import { DownloadLink } from './download-link.client'
import styles from './downloads.module.css'

/** Files to be downloaded, behind a line that opens. */
export function Downloads({ files }: { files: readonly (readonly [label: string, href: string])[] }) {
  return (
    <details className={`no-print ${styles.downloads}`}>
      <summary>Súbory na stiahnutie</summary>
      <p className="row">
        {files.map(([label, href]) => (
          <DownloadLink className={buttonClass({ look: 'line', small: true })} href={href} key={href}>
            {label}
          </DownloadLink>
        ))}
      </p>
    </details>
  )
}
