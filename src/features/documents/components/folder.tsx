import { shortDate } from '@/lib/dates'
import { counted } from '@/lib/plural'
import type { FolderView } from '../folders/views'
import { sizeText } from '../labels'
import type { DocumentView } from '../views'
import styles from './folder.module.css'

const FORMS = ['dokument', 'dokumenty', 'dokumentov'] as const

/** Files one under the other: name, type and size, when it last changed. */
export function DocumentRows({ documents }: { documents: readonly DocumentView[] }) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <li className={styles.row} key={document.id}>
          <span aria-hidden="true" className={`caps ${styles.type}`}>
            {document.type}
          </span>
          <a className={styles.name} download href={document.url}>
            {document.title}
            <span className={styles.facts}>
              Stiahnuť ({document.type}, {sizeText(document.size)})
            </span>
          </a>
          <span className={styles.date}>Aktualizované {shortDate(document.updatedAt)}</span>
        </li>
      ))}
    </ul>
  )
}

const inside = (folder: FolderView): number =>
  folder.documents.length + folder.folders.reduce((sum, child) => sum + inside(child), 0)

/** A folder that opens and closes without script; folders inside it stand first. */
export function Folder({ folder, open }: { folder: FolderView; open?: boolean }) {
  return (
    <details className={styles.folder} open={open}>
      <summary>
        <span className={styles.title}>{folder.name}</span>
        <span className="soft">{counted(inside(folder), FORMS)}</span>
      </summary>
      <div className={styles.content}>
        {folder.folders.map((child) => (
          <Folder folder={child} key={child.id} />
        ))}
        <DocumentRows documents={folder.documents} />
      </div>
    </details>
  )
}
