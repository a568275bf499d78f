import type { ArticleRow } from './rows'
import { AUTUMN } from './articles-autumn'
import { SPRING } from './articles-spring'
import { WINTER } from './articles-winter'

export const ARTICLES: readonly ArticleRow[] = [...AUTUMN, ...WINTER, ...SPRING]
