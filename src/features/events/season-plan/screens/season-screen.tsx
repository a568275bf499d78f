import { href, ROUTES } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { RecentSeasons } from '../components/recent-seasons.client'
import { SeasonForm } from '../components/season-form.client'
import type { RecentSeason } from '../schema'

interface SeasonScreenProps {
  categories: readonly Named[]
  today: string
  last: string
  isOffice: boolean
  recent: readonly RecentSeason[]
}

/** A season of trainings in one act, from a category's weekly plan. */
export function SeasonScreen({ categories, today, last, isOffice, recent }: SeasonScreenProps) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: ROUTES.events.title, href: href('events') }, { label: ROUTES.season.title }]}
        lead="Tréningy podľa týždenného rozpisu kategórie. Prestávky, zatvorené ihriská a dni, keď už kategória niečo má, sa vynechajú."
        title={ROUTES.season.title}
      />
      <Section ground="surface">
        {categories.length === 0 ? (
          <Empty drawing="corner" title="Zatiaľ netrénujete žiadnu kategóriu." />
        ) : (
          <SeasonForm categories={categories} isOffice={isOffice} last={last} today={today} />
        )}
      </Section>
      {recent.length > 0 && (
        <Section id="vratit" title="Čo možno vrátiť">
          <RecentSeasons seasons={recent} />
        </Section>
      )}
    </>
  )
}
