import { categoryList } from '@/features/categories/queries'
import { aboutPage, clubInfo, homeTexts, legalTexts } from '@/features/club/queries'
import { library } from '@/features/documents/folders/queries'
import { categoryCalendar } from '@/features/events/calendar/queries'
import { categoryMatches, latestMatches, trainingWeek } from '@/features/fixtures/queries'
import { matchAddresses, matchPage } from '@/features/fixtures/match/queries'
import { albumAddresses, albumBySlug, albumPage } from '@/features/gallery/queries'
import { articleAddresses, articleBySlug, newsPage } from '@/features/news/queries'
import { productList } from '@/features/products/queries'
import { staffList, teamList } from '@/features/users/staff/queries'
import { cached } from './cached'

/** The queries of the public pages, each cached under the tags of everything in its result. */
export const publicReads = {
  club: cached('club', ['club', 'gallery'], clubInfo),
  home: cached('home', ['club'], homeTexts),
  about: cached('about', ['club', 'gallery'], aboutPage),
  legal: cached('legal', ['club', 'gallery'], legalTexts),
  categories: cached('categories', ['categories'], (req) => categoryList(req)),
  matchCategories: cached('matchCategories', ['categories'], (req) =>
    categoryList(req, { showInMatches: true }),
  ),
  latestMatches: cached('latestMatches', ['events', 'categories'], latestMatches),
  trainingWeek: cached('trainingWeek', ['events', 'categories', 'club'], trainingWeek),
  categoryMatches: cached('categoryMatches', ['events', 'categories'], categoryMatches),
  match: cached('match', ['events', 'categories', 'club'], matchPage),
  matchAddresses: cached('matchAddresses', ['events', 'categories'], matchAddresses),
  calendar: cached('calendar', ['events', 'categories', 'club'], categoryCalendar),
  news: cached('news', ['news', 'gallery'], (req, limit: number, page: number = 1) =>
    newsPage(req, { limit, page }),
  ),
  article: cached('article', ['news', 'gallery', 'categories'], articleBySlug),
  articleAddresses: cached('articleAddresses', ['news'], articleAddresses),
  documents: cached('documents', ['documents'], library),
  products: cached('products', ['products', 'gallery'], productList),
  albums: cached('albums', ['gallery'], albumPage),
  album: cached('album', ['gallery'], albumBySlug),
  albumAddresses: cached('albumAddresses', ['gallery'], albumAddresses),
  trainers: cached('trainers', ['staff', 'categories', 'gallery'], staffList),
  teams: cached('teams', ['staff', 'categories', 'gallery'], teamList),
}
