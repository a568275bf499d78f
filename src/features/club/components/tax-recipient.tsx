import { CopyButton } from '@/ui/copy-button.client'
import { FactList } from '@/ui/fact-list'
import { Section } from '@/ui/section'
import type { ClubView } from '../views'

/** The recipient's details for the tax form of the 2 %, each with a copy button. */
export function TaxRecipient({ club }: { club: ClubView }) {
  const rows = [
    ['Obchodné meno (názov)', club.name],
    ['Sídlo', club.address.replace(/\s*\n\s*/g, ', ')],
    ['Právna forma', club.legalForm],
    ['IČO', club.companyId],
  ] as const
  return (
    <Section ground="surface" id="prijimatel" title="Údaje o prijímateľovi">
      <FactList
        facts={rows.map(([name, value]) => [
          name,
          value,
          <span className="no-print" key={name}>
            <CopyButton text={value} what={name} />
          </span>,
        ])}
      />
    </Section>
  )
}
