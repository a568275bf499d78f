import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import type { MergeCase, MergePreview } from '../views'
import { MergeForm } from './merge-form.client'
import styles from './merge.module.css'

const crumbsOf = ({ id, name }: { id: string; name: string }) => [
  { label: 'Používatelia', href: href('users') },
  { label: name, href: href('userEdit', { id }) },
  { label: 'Zlúčenie osôb' },
]

function Moving({ preview: { parts, notes, removed } }: { preview: MergePreview }) {
  return (
    <>
      {parts.length === 0 ? (
        <p>Na druhej osobe nič nevisí, presunú sa len jej údaje.</p>
      ) : (
        <>
          <p>Od osoby {removed.name} prejde na ponechanú:</p>
          <ul className={styles.parts}>
            {parts.map(({ key, title, count }) => (
              <li key={key}>
                {title}: <strong>{counted(count, ['záznam', 'záznamy', 'záznamov'])}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>Na čo si dať pozor</h3>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Two people beside each other, what becomes of what hangs on them, and the act; or why they cannot be one. */
export function MergeScreen({ one }: { one: MergeCase }) {
  const { kept, removed } = 'preview' in one ? one.preview : one
  const swapped = href('userMerge', { id: removed.id, other: kept.id })
  const head = (
    <PageHeader
      actions={
        <LinkButton href={swapped} look="line" prefetch={false}>
          Ponechať druhú osobu
        </LinkButton>
      }
      crumbs={crumbsOf(kept)}
      kicker="Zlúčenie osôb"
      lead={`Zostane ${kept.name}. Druhá osoba (${removed.name}) zanikne a všetko, čo je pod ňou vedené, prejde na ponechanú.`}
      title={kept.name}
    />
  )
  if (!('preview' in one))
    return (
      <>
        {head}
        <Section ground="surface">
          <div className={styles.narrow}>
            <p role="alert">{one.problem}</p>
            <LinkButton href={href('userMerge', { id: kept.id })} look="line" prefetch={false}>
              Vybrať inú osobu
            </LinkButton>
          </div>
        </Section>
      </>
    )
  const { preview } = one
  return (
    <>
      {head}
      <Section ground="surface" id="co-prejde" title="Čo prejde">
        <div className={styles.narrow}>
          <Moving preview={preview} />
        </div>
      </Section>
      <Section id="porovnanie" title="Porovnanie údajov">
        {/* The key begins the choices anew when the comparison is another one. */}
        <MergeForm key={preview.seen} preview={preview} />
      </Section>
    </>
  )
}
