import Link from 'next/link'
import { shortDate } from '@/lib/date-format'
import { href, ROUTES } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { LinkButton } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { RichText } from '@/ui/rich-text'
import { Section } from '@/ui/section'
import { ShareButton } from '@/ui/share-button.client'
import { StatePill } from '@/ui/state-pill.client'
import { ArticleGrid } from '../components/article-grid'
import type { ArticleView, Neighbour } from '../views'
import styles from './news.module.css'

function NeighbourLink({ article, label }: { article: Neighbour; label: string }) {
  return (
    <Link href={href('article', { slug: article.slug })}>
      <span className="caps">{label}</span>
      <strong>{bindPrepositions(article.title)}</strong>
    </Link>
  )
}

interface ArticleProps {
  article: ArticleView
  /** Shown to the office before publication: without a button to share it. */
  preview?: boolean
}

/** An article's page. */
export function Article({ article, preview = false }: ArticleProps) {
  const { title, excerpt, cover, content, author, categories, publishedAt, related, older, newer } = article
  const crumbs = [{ label: ROUTES.news.title, href: href(preview ? 'adminNews' : 'news') }, { label: title }]
  return (
    <>
      <article className="wrap">
        <header className={styles.head}>
          <Breadcrumbs crumbs={crumbs} />
          {preview && (
            <p>
              <StatePill mark="info" tone="info">
                Náhľad: vidí ho iba administrátor
              </StatePill>
            </p>
          )}
          <p className={styles.facts}>
            <time dateTime={publishedAt}>Zverejnené {shortDate(publishedAt)}</time>
            {[author, categories.join(', ')].filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <h1>{bindPrepositions(title)}</h1>
          <p className={styles.lead}>{bindPrepositions(excerpt)}</p>
        </header>
        {cover && (
          <Picture className={styles.cover} eager picture={cover} sizes="(min-width: 64rem) 60rem, 100vw" />
        )}
        <div className={styles.body}>
          {content && <RichText text={content} />}
          <div className="row no-print">
            <LinkButton href={href(preview ? 'adminNews' : 'news')} look="line">
              Späť na novinky
            </LinkButton>
            {!preview && <ShareButton title={title} />}
          </div>
          {(older || newer) && (
            <nav aria-label="Ďalšie novinky" className={`no-print ${styles.neighbours}`}>
              {older && <NeighbourLink article={older} label="Predchádzajúca" />}
              {newer && <NeighbourLink article={newer} label="Ďalšia" />}
            </nav>
          )}
        </div>
      </article>
      {related.length > 0 && (
        <Section ground="surface" id="suvisiace" title="Súvisiace">
          <ArticleGrid articles={related} level="h3" />
        </Section>
      )}
    </>
  )
}
