import { href } from '@/lib/routes'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { LeftList } from './left-list.client'
import { StatementForm } from './statement-form.client'
import { StatementHistory } from './statement-history.client'

/** A statement of the account, what is left to be matched, and the statements so far. */
export function BankScreen() {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Členské', href: href('memberFees') }, { label: 'Výpisy z účtu' }]}
        lead="Platby z banky sa spárujú podľa variabilného symbolu. Kým náhľad nepotvrdíte, nič sa nezapíše."
        title="Výpisy z účtu"
      />
      <Section ground="surface">
        <StatementForm />
      </Section>
      <Section id="nesparovane" title="Nespárované pohyby">
        <LeftList />
      </Section>
      <Section id="historia" title="Nahrané výpisy">
        <StatementHistory />
      </Section>
    </>
  )
}
