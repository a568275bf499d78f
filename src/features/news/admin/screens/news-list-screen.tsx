import { dateAndTime } from '@/lib/date-format'
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
import { ARTICLE_STATES } from '../../labels'
import type { AdminArticle, AdminNewsList as Desk } from '../views'

const STATES = {
  draft: (
    <StatePill mark="part" tone="neutral">
      {ARTICLE_STATES.draft}
    </StatePill>
  ),
  scheduled: (
    <StatePill mark="waiting" tone="info">
      {ARTICLE_STATES.scheduled}
    </StatePill>
  ),
  published: (
    <StatePill mark="yes" tone="ok">
      {ARTICLE_STATES.published}
    </StatePill>
  ),
} as const

const columns: Column<AdminArticle>[] = [
  {
    head: 'Nadpis',
    cell: (article) => <a href={href('newsEdit', { id: article.id })}>{article.title || 'Bez nadpisu'}</a>,
  },
  { head: 'Stav', cell: (article) => STATES[article.state] },
  {
    head: 'Dátum zverejnenia',
    cell: (article) => (article.publishedAt ? dateAndTime(article.publishedAt) : '–'),
  },
  { head: 'Autor', cell: (article) => article.author ?? '–', wideOnly: true },
  {
    head: 'Na webe',
    cell: (article) =>
      article.state === 'published' && article.slug ? (
        <a href={href('article', { slug: article.slug })}>Otvoriť</a>
      ) : (
        <a href={href('newsPreview', { id: article.id })}>Náhľad</a>
      ),
    wideOnly: true,
  },
]

const newArticle = (
  <LinkButton href={href('newsCreate')} prefetch={false}>
    Nová novinka
  </LinkButton>
)

/** The office's list of articles; writing itself happens in the panel. */
export function NewsListScreen({ desk, search }: { desk: Desk; search: string }) {
  const { articles, page, pages, total } = desk
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={PANEL.href} look="line" prefetch={false}>
              {PANEL.label}
            </LinkButton>
            {newArticle}
          </>
        }
        lead={counted(total, ['novinka', 'novinky', 'noviniek'])}
        title="Novinky"
      />
      <Section ground="surface">
        <SearchForm filter={{ search }} label="Hľadať v nadpisoch" />
        {articles.length > 0 ? (
          <Table caption="Novinky" columns={columns} rowKey={(article) => article.id} rows={articles} />
        ) : search ? (
          <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
            Skontrolujte preklepy alebo vymažte hľadaný text.
          </Empty>
        ) : (
          <Empty action={newArticle} drawing="corner" title="Zatiaľ tu nie je žiadna novinka." />
        )}
        <Pagination
          hrefOf={(number) => href('adminNews', { search, page: number > 1 ? number : undefined })}
          page={page}
          pages={pages}
        />
      </Section>
    </>
  )
}
