import { dateAndTime } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href, PANEL } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { SearchTable } from '@/ui/search-table'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import type { Column } from '@/ui/table'
import { ARTICLE_STATES } from '../../labels'
import type { AdminArticle, AdminNewsList } from '../views'

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

/** The office's list of articles; they are written in the panel. */
export function NewsListScreen({ list, search }: { list: AdminNewsList; search: string }) {
  const { articles, page, pages, total } = list
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={href('photos')} look="line" prefetch={false}>
              Fotky
            </LinkButton>
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
        <SearchTable
          caption="Novinky"
          columns={columns}
          empty={<Empty action={newArticle} drawing="corner" title="Zatiaľ tu nie je žiadna novinka." />}
          hrefOf={(number) => href('adminNews', { search, page: number > 1 ? number : undefined })}
          label="Hľadať v nadpisoch"
          page={page}
          pages={pages}
          rowKey={({ id }) => id}
          rows={articles}
          search={search}
        />
      </Section>
    </>
  )
}
