import { shortDate } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href, PANEL } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { SearchTable } from '@/ui/search-table'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import { VISIBILITIES, type Visibility } from '../../labels'
import type { AdminDocument, AdminDocumentList, AdminFolder } from '../views'

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

/** The office's documents and folders; they are edited in the panel. */
export function DocumentListScreen({ list, search }: { list: AdminDocumentList; search: string }) {
  const { documents, folders, page, pages, total } = list
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
        <SearchTable
          caption="Dokumenty"
          columns={documentColumns}
          empty={<Empty action={newDocument} drawing="corner" title="Zatiaľ tu nie je žiadny dokument." />}
          hrefOf={(number) => href('adminDocuments', { search, page: number > 1 ? number : undefined })}
          label="Hľadať v názvoch"
          page={page}
          pages={pages}
          rowKey={({ id }) => id}
          rows={documents}
          search={search}
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
