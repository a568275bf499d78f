import Link from 'next/link'
import { clubJsonLd } from '@/app/_lib/structured-data'
import { JsonLd } from '@/app/_lib/json-ld'
import { TrainingTimes } from '@/features/categories/components/training-times'
import type { CategoryView } from '@/features/categories/schema'
import { MoreLinks } from '@/features/club/components/more-links'
import type { ClubView, HomeView } from '@/features/club/views'
import { frontPageMatches } from '@/features/fixtures/rules'
import type { FixtureView } from '@/features/fixtures/views'
import { ArticleGrid } from '@/features/news/components/article-grid'
import type { ArticleCard } from '@/features/news/schema'
import type { ProductView } from '@/features/products/schema'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { Section } from '@/ui/section'
import { Hero } from './hero'
import styles from './home.module.css'
import { Join } from './join'
import { Matches } from './matches'
import { Partners, Products } from './teasers'

/** How many coming and how many played matches are shown. */
const MATCHES = 4

interface HomeProps {
  club: ClubView
  texts: HomeView
  matches: readonly FixtureView[]
  articles: readonly ArticleCard[]
  categories: readonly CategoryView[]
  products: readonly ProductView[]
  now: Date
}

/** The front page. */
export function Home({ club, texts, matches, articles, categories, products, now }: HomeProps) {
  const today = dayOf(now)
  const { next, planned, played } = frontPageMatches(matches, now, MATCHES)
  const more = (to: string, label: string) => (
    <Link className={styles.more} href={to}>
      {label}
    </Link>
  )
  return (
    <>
      <JsonLd data={clubJsonLd(club)} />
      <Hero club={club} next={next} texts={texts} today={today} />
      <Matches club={club.shortName} planned={planned} played={played} today={today} />
      {categories.length > 0 && (
        <Section
          action={more(href('trainings'), 'Celý rozpis')}
          ground="surface"
          id="treningy"
          title="Kedy a kde trénujeme"
        >
          <TrainingTimes categories={categories} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section action={more(href('news'), 'Všetky novinky')} id="novinky" title="Novinky">
          <ArticleGrid articles={articles} level="h3" withLead />
        </Section>
      )}
      <Join phone={club.phone} texts={texts} />
      <Products products={products} shopUrl={club.shopUrl} />
      <Partners partners={club.partners} />
      <MoreLinks />
    </>
  )
}
