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
