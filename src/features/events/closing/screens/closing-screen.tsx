import { href, ROUTES } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ClosingForm } from '../components/closing-form.client'
import { RecentClosings } from '../components/recent-closings.client'
import type { TypedClosing } from '../components/use-closing.client'
import type { ClosingView } from '../schema'

interface ClosingScreenProps {
  places: readonly Named[]
  initial: TypedClosing
  today: string
  isOffice: boolean
  recent: readonly ClosingView[]
}

/** A closed pitch in one act: which and when, what becomes of its events, families told once; and the way back. */
export function ClosingScreen({ places, initial, today, isOffice, recent }: ClosingScreenProps) {
  return (
    <>
      <PageHeader
        actions={
          isOffice && (
            <LinkButton href={href('places')} look="line" prefetch={false}>
              Zapísané zatvorenia
            </LinkButton>
          )
        }
        crumbs={[{ label: ROUTES.events.title, href: href('events') }, { label: ROUTES.closing.title }]}
        title={ROUTES.closing.title}
      />
      <Section ground="surface">
        {places.length === 0 ? (
          <Empty drawing="corner" title="Klub zatiaľ nemá zapísané žiadne ihrisko." />
        ) : (
          <ClosingForm
            initial={initial}
            isOffice={isOffice}
            key={JSON.stringify(initial)}
            places={places}
            today={today}
          />
        )}
      </Section>
      {recent.length > 0 && (
        <Section id="vratit" title="Čo možno vrátiť">
          <RecentClosings closings={recent} />
        </Section>
      )}
    </>
  )
}
