import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { slugify } from '@/lib/text'
import { idFor } from '../random'
import { ARTICLES } from '../data/articles'
import type { ArticleRow } from '../data/rows'
import { categoryId, type SeedContext } from '../context'
import { lexical } from './lexical'

const SCHEDULED_DAYS_AHEAD = 5

/** Rows of the collection news with the name of their cover picture. */
export const newsOf = (context: SeedContext) => ARTICLES.map((article) => newsRow(context, article))

function newsRow(context: SeedContext, article: ArticleRow) {
  const draft = article.day === 'draft'
  const day = publishedOn(context, article.day)
  const filled = (words: string) => withYears(words, day)
  const title = filled(article.title)
  return {
    cover: article.cover,
    data: {
      id: idFor('news', article.title),
      title,
      slug: slugify(title),
      excerpt: filled(article.excerpt),
      content: lexical(filled(article.body)),
      categories: article.categories.map(categoryId),
      author: article.author,
      publishedAt: momentAt(day, '09:00').toISOString(),
      _status: draft ? ('draft' as const) : ('published' as const),
    },
  }
}

/** The latest past MM-DD; a scheduled article is published in a few days. */
function publishedOn(context: SeedContext, day: string): string {
  if (day === 'scheduled') return addDays(context.today, SCHEDULED_DAYS_AHEAD)
  if (day === 'draft') return dayOf(context.now)
  const year = Number(context.today.slice(0, 4))
  return `${year}-${day}` < context.today ? `${year}-${day}` : `${year - 1}-${day}`
}

function withYears(words: string, day: string): string {
  const year = Number(day.slice(0, 4))
  const season = seasonOf(momentAt(day, '12:00'))
  const values: Record<string, string> = {
    rok: String(year),
    buduci: String(year + 1),
    sezona: season.label,
    od: String(season.startYear - 8),
    do: String(season.startYear - 5),
  }
  return words.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
