import type { ClubView } from '@/features/club/views'
import { sidesOf } from '@/features/fixtures/rules'
import { matchTitle } from '@/features/fixtures/match/rules'
import type { MatchPage } from '@/features/fixtures/match/views'
import type { ArticleView } from '@/features/news/views'
import { siteUrl } from '@/lib/env'
import { href, ROUTES } from '@/lib/routes'

const at = (path: string): string => new URL(path, siteUrl()).href
const withoutEmpty = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '' && value !== undefined))

/** The club as schema.org's SportsOrganization. */
export const clubJsonLd = (club: ClubView): Record<string, unknown> =>
  withoutEmpty({
    '@type': 'SportsOrganization',
    name: club.name,
    url: at('/'),
    sport: 'Futbal',
    logo: club.crest ? at(club.crest.src) : at('/icon-512.png'),
    address: club.address.replace(/\s*\n\s*/g, ', '),
    email: club.email,
    telephone: club.phone,
    sameAs: [club.social.facebook, club.social.instagram].filter(Boolean),
  })

/** An article as NewsArticle, with its breadcrumbs from the front page. */
export const articleJsonLd = (article: ArticleView, club: ClubView): Record<string, unknown> => {
  const { slug, title, excerpt, cover, author, publishedAt, changedAt } = article
  const path = at(href('article', { slug }))
  const breadcrumbs = [
    { name: ROUTES.home.title, item: at('/') },
    { name: ROUTES.news.title, item: at(href('news')) },
    { name: title, item: path },
  ]
  return {
    '@graph': [
      withoutEmpty({
        '@type': 'NewsArticle',
        headline: title,
        description: excerpt,
        url: path,
        image: cover ? at(cover.src) : undefined,
        datePublished: publishedAt,
        dateModified: changedAt,
        inLanguage: 'sk',
        author: author ? { '@type': 'Person', name: author } : undefined,
        publisher: { '@type': 'SportsOrganization', name: club.name, url: at('/') },
      }),
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    ],
  }
}

/** A match or tournament as SportsEvent; names no person. */
export const matchJsonLd = ({ fixture, address }: MatchPage, club: ClubView): Record<string, unknown> => {
  const { id, startsAt, endsAt, place, opponent, cancelled } = fixture
  const { home, away } = sidesOf(fixture, club.shortName)
  const team = (name: string) => ({ '@type': 'SportsTeam', name })
  return withoutEmpty({
    '@type': 'SportsEvent',
    name: matchTitle(fixture, club.shortName),
    url: at(href('match', { id })),
    sport: 'Futbal',
    startDate: startsAt,
    endDate: endsAt ?? undefined,
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place ? { '@type': 'Place', name: place, address } : undefined,
    homeTeam: opponent ? team(home) : undefined,
    awayTeam: opponent ? team(away) : undefined,
    organizer: { '@type': 'SportsOrganization', name: club.name, url: at('/') },
  })
}
