import type { ArticleCard as Article } from '../schema'
import { ArticleCard } from './article-card'
import styles from './article-grid.module.css'

interface ArticleGridProps {
  articles: readonly Article[]
  /** Draws the first article wide. */
  withLead?: boolean
  level?: 'h2' | 'h3'
}

/** A grid of articles. */
export function ArticleGrid({ articles, withLead, level }: ArticleGridProps) {
  return (
    <div className={styles.grid}>
      {articles.map((article, index) => (
        <ArticleCard article={article} key={article.id} lead={withLead && index === 0} level={level} />
      ))}
    </div>
  )
}
