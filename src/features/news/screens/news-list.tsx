import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { ArticleGrid } from '../components/article-grid'
import type { NewsPage } from '../views'
import styles from './news.module.css'

/** The public list of articles. */
export function NewsList({ news }: { news: NewsPage }) {
  const { articles, page, pages } = news
  return (
    <>
      <PageHeader
        kicker={page > 1 ? `Strana ${page} z ${pages}` : undefined}
        lead="Čo sa deje na ihriskách, v kabíne a okolo nich."
        title="Novinky"
      />
      <Section>
        {articles.length === 0 ? (
          <Empty
            action={<LinkButton href={href('trainings')}>Kedy a&nbsp;kde trénujeme</LinkButton>}
            drawing="corner"
            title="Zatiaľ tu nič nie je"
          >
            Prvú novinku pripravujeme. Dovtedy sa pozrite, kedy trénujeme.
          </Empty>
        ) : (
          <div className={styles.list}>
            <ArticleGrid articles={articles} withLead />
            <Pagination
              hrefOf={(number) => href('news', { page: number > 1 ? number : undefined })}
              page={page}
              pages={pages}
            />
          </div>
        )}
      </Section>
    </>
  )
}
