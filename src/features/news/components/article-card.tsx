import { shortDate } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { classes } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import { PitchLines } from '@/ui/pitch-lines'
import { Tile, TileTitle } from '@/ui/tile'
import type { ArticleCard as Article } from '../schema'
import styles from './article-card.module.css'

interface ArticleCardProps {
  article: Article
  /** Drawn wide, with the picture beside the text. */
  lead?: boolean
  level?: 'h2' | 'h3'
}

/** An article in a list; the whole card is the link. */
export function ArticleCard({ article, lead, level = 'h2' }: ArticleCardProps) {
  const sizes = lead
    ? '(min-width: 64rem) 44rem, 100vw'
    : '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'
  const title = `clanok-${article.slug}`
  return (
    <Tile
      aria-labelledby={title}
      as="article"
      picture={
        article.cover ? (
          <Picture cover eager={lead} picture={{ ...article.cover, alt: '' }} sizes={sizes} />
        ) : (
          <PitchLines part="circle" />
        )
      }
      shape="16 / 9"
      wide={lead}
    >
      <time className="soft" dateTime={article.publishedAt}>
        {shortDate(article.publishedAt)}
      </time>
      <TileTitle href={href('article', { slug: article.slug })} id={title} level={level}>
        {article.title}
      </TileTitle>
      <p className={classes(styles.excerpt, lead && styles.long)}>{bindPrepositions(article.excerpt)}</p>
    </Tile>
  )
}
