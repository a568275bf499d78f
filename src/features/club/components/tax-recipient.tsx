import { CopyButton } from '@/ui/copy-button.client'
import { Section } from '@/ui/section'
import styles from '../screens/club.module.css'
import type { ClubView } from '../views'

/** What a taxpayer copies into the form for 2 %: who receives it. */
export function TaxRecipient({ club }: { club: ClubView }) {
  const rows = [
    ['Obchodné meno (názov)', club.name],
    ['Sídlo', club.address.replace(/\s*\n\s*/g, ', ')],
    ['Právna forma', club.legalForm],
    ['IČO', club.companyId],
  ] as const
  return (
    <Section ground="surface" id="prijimatel" title="Údaje o prijímateľovi">
      <dl className={styles.contact}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="caps">{label}</dt>
                <dd>{value}</dd>
                <dd className="no-print">
                  <CopyButton text={value} what={label} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}
