import { href } from '@/lib/routes'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ImportForm } from './import-form.client'
import { MemberImportHistory } from './import-history.client'

/** Members from a spreadsheet, and the imports so far. */
export function ImportScreen() {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Používatelia', href: href('users') }, { label: 'Import členov' }]}
        lead="Hráči a ich rodičia z tabuľky. Kým náhľad nepotvrdíte, nič sa nezapíše."
        title="Import členov"
      />
      <Section ground="surface">
        <ImportForm />
      </Section>
      <Section id="historia" title="História importov">
        <MemberImportHistory />
      </Section>
    </>
  )
}
