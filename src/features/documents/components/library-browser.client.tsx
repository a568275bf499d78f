'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { useSession } from '@/lib/client/session.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { TextInput } from '@/ui/inputs'
import { documentCount, searchLibrary, withoutEmptyFolders } from '../folders/rules'
import type { LibraryView } from '../folders/views'
import { DOCUMENT_FORMS } from '../labels'
import type { FolderView } from '../schema'
import { DocumentRows, Folder } from './folder'
import styles from './library-browser.module.css'

interface MemberLibrary {
  /** Undefined for a visitor, and while it is loading. */
  library?: LibraryView
  /** Reads it again; defined only after reading has failed. */
  retry?: () => void
}

/** The library of the signed-in person. */
function useMemberLibrary(): MemberLibrary {
  const { user } = useSession()
  const [own, setOwn] = useState<{ of: string; library?: LibraryView }>()
  const [tries, setTries] = useState(0)
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const reading = new AbortController()
    const { signal } = reading
    const read = async () => {
      const [{ documentFolders }, { documents }] = await Promise.all([
        apiFetch('/documents/documentFolders', { signal }),
        apiFetch('/documents', { signal }),
      ])
      const placed = new Set(documentFolders.flatMap(idsWithin))
      const loose = documents.filter(({ id }) => !placed.has(id))
      setOwn({ of: userId, library: { folders: withoutEmptyFolders(documentFolders), loose } })
    }
    // When reading fails, the library read before stays on screen.
    read().catch(
      () => signal.aborted || setOwn((before) => (before?.of === userId ? before : { of: userId })),
    )
    return () => reading.abort()
  }, [userId, tries])
  if (!own || own.of !== userId) return {}
  return own.library
    ? { library: own.library }
    : {
        retry: () => {
          setOwn(undefined)
          setTries(tries + 1)
        },
      }
}

/** Warns that the members' documents are missing. */
const Incomplete = ({ retry }: { retry: () => void }) => (
  <p className={`no-print ${styles.incomplete}`} role="alert">
    <span>Dokumenty pre členov sa nepodarilo načítať.</span>
    <Button look="line" onClick={retry} small>
      Skúsiť znova
    </Button>
  </p>
)

const idsWithin = (folder: FolderView): string[] => [
  ...folder.documents.map(({ id }) => id),
  ...folder.folders.flatMap(idsWithin),
]

interface LibraryBrowserProps {
  /** The public library. */
  library: LibraryView
  newSince: string
  /** Shown when there are no documents at all. */
  empty: ReactNode
}

/** The folders with a search above them; a signed-in person sees also what only members do. */
export function LibraryBrowser({ library, newSince, empty }: LibraryBrowserProps) {
  const [typed, setTyped] = useState('')
  const own = useMemberLibrary()
  const whole = own.library ?? library
  const searching = typed.trim() !== ''
  const { folders, loose } = searching ? searchLibrary(whole, typed) : whole
  const count = loose.length + folders.reduce((sum, folder) => sum + documentCount(folder), 0)
  const incomplete = own.retry && <Incomplete retry={own.retry} />
  if (count === 0 && !searching)
    return (
      <>
        {incomplete}
        {empty}
      </>
    )
  return (
    <>
      {incomplete}
      <div className={`no-print ${styles.search}`} role="search">
        <TextInput
          autoComplete="off"
          label="Hľadať v dokumentoch"
          maxLength={80}
          name="search"
          onChange={(event) => setTyped(event.target.value)}
          type="search"
          value={typed}
        />
        <p aria-live="polite" className="soft">
          {counted(count, DOCUMENT_FORMS)}
        </p>
      </div>
      {count === 0 && (
        <Empty
          action={
            <Button look="line" onClick={() => setTyped('')}>
              Vymazať filtre
            </Button>
          }
          title={`Nenašli sa žiadne výsledky pre „${typed.trim()}“.`}
        >
          Skontrolujte preklepy alebo vymažte filtre.
        </Empty>
      )}
      {folders.map((folder, index) => (
        <Folder
          folder={folder}
          key={`${folder.id} ${searching}`}
          newSince={newSince}
          open={searching ? 'all' : index === 0}
        />
      ))}
      {loose.length > 0 && <DocumentRows documents={loose} newSince={newSince} />}
    </>
  )
}
