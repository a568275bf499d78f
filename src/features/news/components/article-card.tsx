import Link from 'next/link'
import { shortDate } from '@/lib/dates'
import { href } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { Picture } from '@/ui/picture'
import { PitchLines } from '@/ui/pitch-lines'
import type { ArticleCard as Article } from '../views'
import styles from './article-card.module.css'

interface ArticleCardProps {
  article: Article
  /** The first of a list stands wide, with its picture beside the words. */
  lead?: boolean
  level?: 'h2' | 'h3'
}

/** An article in a list: picture, date, title, first words; the whole card is the link. */
export function ArticleCard({ article, lead, level: Title = 'h2' }: ArticleCardProps) {
  const sizes = lead
    ? '(min-width: 64rem) 44rem, 100vw'
    : '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'
  const title = `clanok-${article.slug}`
  return (
    <article aria-labelledby={title} className={lead ? `${styles.card} ${styles.lead}` : styles.card}>
      <div className={styles.frame}>
        {article.cover ? (
          <Picture cover eager={lead} picture={{ ...article.cover, alt: '' }} sizes={sizes} />
        ) : (
          <PitchLines part="circle" />
        )}
      </div>
      <div className={styles.words}>
        <time className="soft" dateTime={article.publishedAt}>
          {shortDate(article.publishedAt)}
        </time>
        <Title className={styles.title} id={title}>
          <Link href={href('article', { slug: article.slug })}>{bindPrepositions(article.title)}</Link>
        </Title>
        <p className={styles.excerpt}>{bindPrepositions(article.excerpt)}</p>
      </div>
    </article>
  )
}
