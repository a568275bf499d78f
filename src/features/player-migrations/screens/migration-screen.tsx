import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import type { MigrationStart } from '../views'
import { WaitingStages } from '../stages/screens/waiting-stages.client'
import { MigrationForm } from './migration-form.client'
import { MigrationHistory } from './migration-history.client'

/** Moving players for a new season, and the history of migrations. */
export function MigrationScreen({ start }: { start: MigrationStart }) {
  return (
    <>
      <PageHeader
        lead="Presun hráčov medzi kategóriami. Návrh podľa ročníka narodenia upravíte riadok po riadku; presun vykonáte hneď, alebo ho naplánujete na deň."
        title="Migrácia hráčov"
      />
      <Section ground="surface">
        <MigrationForm start={start} />
      </Section>
      <Section id="cakaju" title="Pripravené a naplánované">
        <WaitingStages categories={start.categories.map(({ id, name }) => ({ id, name }))} />
      </Section>
      <Section ground="surface" id="historia" title="História presunov">
        <MigrationHistory />
      </Section>
    </>
  )
}
