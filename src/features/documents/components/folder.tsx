import { shortDate } from '@/lib/date-format'
import { dayOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { documentCount } from '../folders/rules'
import { DOCUMENT_FORMS, formatSize } from '../labels'
import type { DocumentView, FolderView } from '../schema'
import styles from './folder.module.css'

interface DocumentRowsProps {
  documents: readonly DocumentView[]
  /** Documents changed on this day or later are marked „Nové“. */
  newSince: string
}

/** A list of documents to download. */
export function DocumentRows({ documents, newSince }: DocumentRowsProps) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <li className={styles.row} key={document.id}>
          <span aria-hidden="true" className={`caps ${styles.type}`}>
            {document.type}
          </span>
          <a className={styles.name} download href={document.url}>
            {document.title}
            {dayOf(document.updatedAt) >= newSince && <span className={`caps ${styles.new}`}>Nové</span>}
            <span className={styles.facts}>
              Stiahnuť ({document.type}, {formatSize(document.size)})
            </span>
          </a>
          <span className={styles.date}>Aktualizované {shortDate(document.updatedAt)}</span>
        </li>
      ))}
    </ul>
  )
}

interface FolderProps {
  folder: FolderView
  open?: boolean | 'all'
  newSince: string
}

/** A folder that opens and closes without script; with `open` = 'all' so do the folders in it, which come first. */
export function Folder({ folder, open, newSince }: FolderProps) {
  return (
    <details className={styles.folder} open={Boolean(open)}>
      <summary>
        <span className={styles.title}>{folder.name}</span>
        <span className="soft">{counted(documentCount(folder), DOCUMENT_FORMS)}</span>
      </summary>
      <div className={styles.content}>
        {folder.folders.map((child) => (
          <Folder folder={child} key={child.id} newSince={newSince} open={open === 'all' ? 'all' : false} />
        ))}
        <DocumentRows documents={folder.documents} newSince={newSince} />
      </div>
    </details>
  )
}
