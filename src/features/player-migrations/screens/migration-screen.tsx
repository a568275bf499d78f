import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import type { MigrationStart } from '../views'
import { MigrationForm } from './migration-form.client'
import { MigrationHistory } from './migration-history.client'

/** Moving players for a new season, and the history of migrations. */
export function MigrationScreen({ start }: { start: MigrationStart }) {
  return (
    <>
      <PageHeader
        lead="Presun hráčov medzi kategóriami. Návrh podľa ročníka narodenia upravíte riadok po riadku."
        title="Migrácia hráčov"
      />
      <Section ground="surface">
        <MigrationForm start={start} />
      </Section>
      <Section id="historia" title="História presunov">
        <MigrationHistory />
      </Section>
    </>
  )
}
