import { href, ROUTES } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ImportForm } from './import-form.client'
import { FixtureImportHistory } from './import-history.client'

interface ImportScreenProps {
  categories: readonly Named[]
  /** The club's short name. */
  club: string
}

/** Matches from a spreadsheet, and the imports so far. */
export function ImportScreen({ categories, club }: ImportScreenProps) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: ROUTES.events.title, href: href('events') }, { label: ROUTES.fixtureImport.title }]}
        lead="Rozpis zápasov z tabuľky zväzu. Kým náhľad nepotvrdíte, nič sa nezapíše."
        title={ROUTES.fixtureImport.title}
      />
      <Section ground="surface">
        <ImportForm categories={categories} club={club} />
      </Section>
      <Section id="historia" title="História importov">
        <FixtureImportHistory />
      </Section>
    </>
  )
}
