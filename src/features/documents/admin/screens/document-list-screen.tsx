import { shortDate } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href, PANEL } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import { VISIBILITIES, type Visibility } from '../../labels'
import type { AdminDocument, AdminFolder, AdminDocumentList as Desk } from '../views'

const visibilityPill = (visibility: Visibility) => (
  <StatePill
    mark={visibility === 'public' ? 'yes' : 'info'}
    tone={visibility === 'public' ? 'ok' : 'neutral'}
  >
    {VISIBILITIES[visibility]}
  </StatePill>
)

const documentColumns: Column<AdminDocument>[] = [
  { head: 'Názov', cell: (row) => <a href={href('documentEdit', { id: row.id })}>{row.title}</a> },
  { head: 'Priečinok', cell: (row) => row.path ?? 'bez priečinka' },
  { head: 'Vidí', cell: (row) => visibilityPill(row.visibility) },
  { head: 'Súbor', cell: (row) => <a href={row.url}>{`${row.type} ↓`}</a>, wideOnly: true },
  { head: 'Aktualizované', cell: (row) => shortDate(row.updatedAt), wideOnly: true },
]

const folderColumns: Column<AdminFolder>[] = [
  { head: 'Priečinok', cell: (row) => <a href={href('folderEdit', { id: row.id })}>{row.path}</a> },
  { head: 'Vidí', cell: (row) => visibilityPill(row.visibility) },
]

const newDocument = (
  <LinkButton href={href('documentCreate')} prefetch={false}>
    Nový dokument
  </LinkButton>
)
const newFolder = (
  <LinkButton href={href('folderCreate')} look="line" prefetch={false}>
    Nový priečinok
  </LinkButton>
)

/** The office's documents and folders; files are uploaded and changed in the panel. */
export function DocumentListScreen({ desk, search }: { desk: Desk; search: string }) {
  const { documents, folders, page, pages, total } = desk
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={PANEL.href} look="line" prefetch={false}>
              {PANEL.label}
            </LinkButton>
            {newFolder}
            {newDocument}
          </>
        }
        lead={counted(total, ['dokument', 'dokumenty', 'dokumentov'])}
        title="Dokumenty"
      />
      <Section ground="surface" id="subory" title="Súbory">
        <SearchForm filter={{ search }} label="Hľadať v názvoch" />
        {documents.length > 0 ? (
          <Table caption="Dokumenty" columns={documentColumns} rowKey={(row) => row.id} rows={documents} />
        ) : search ? (
          <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
            Skontrolujte preklepy alebo vymažte hľadaný text.
          </Empty>
        ) : (
          <Empty action={newDocument} drawing="corner" title="Zatiaľ tu nie je žiadny dokument." />
        )}
        <Pagination
          hrefOf={(number) => href('adminDocuments', { search, page: number > 1 ? number : undefined })}
          page={page}
          pages={pages}
        />
      </Section>
      <Section id="priecinky" title="Priečinky">
        {folders.length > 0 ? (
          <Table caption="Priečinky" columns={folderColumns} rowKey={(row) => row.id} rows={folders} />
        ) : (
          <Empty action={newFolder} title="Zatiaľ tu nie je žiadny priečinok." />
        )}
      </Section>
    </>
  )
}
