import Link from 'next/link'
import { Button } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { FilterForm } from '@/ui/filter-form'
import { TextInput } from '@/ui/inputs'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { allLabel, FIELD_HINT, FIELD_LABEL, foundWords, KINDS, NOTHING, NOTHING_ADVICE } from '../labels'
import { LEAST, MOST } from '../rules'
import type { Found, FoundGroup, Hit } from '../schema'
import styles from './search-screen.module.css'

function HitLine({ hit: { name, detail, href, fees } }: { hit: Hit }) {
  return (
    <li className={styles.hit}>
      <Link className={styles.name} href={href} prefetch={false}>
        {name}
      </Link>
      <span className="soft">{detail}</span>
      {fees.length > 0 && (
        <span className={styles.fees}>
          {fees.map((one) => (
            <Link href={one.href} key={one.name} prefetch={false}>
              {one.name === name && fees.length === 1 ? (
                <>
                  Členské<span className="hidden-visually">: {one.name}</span>
                </>
              ) : (
                `Členské: ${one.name}`
              )}
            </Link>
          ))}
        </span>
      )}
    </li>
  )
}

function Group({ group }: { group: FoundGroup }) {
  const all = allLabel(group)
  const { title } = KINDS[group.kind]
  const heading = `najdene-${group.kind}`
  return (
    <section aria-labelledby={heading} className={styles.group}>
      <h2 id={heading}>{title}</h2>
      <ul className={styles.hits}>
        {group.hits.map((hit) => (
          <HitLine hit={hit} key={hit.id} />
        ))}
      </ul>
      {all && (
        <Link className={styles.all} href={group.href} prefetch={false}>
          {all}
          <span className="hidden-visually">: {title}</span>
        </Link>
      )}
    </section>
  )
}

function Results({ found }: { found: Found }) {
  if (found.groups.length === 0) return <Empty title={NOTHING}>{NOTHING_ADVICE}</Empty>
  return (
    <>
      <p className="soft" role="status">
        {foundWords(found.groups)}
      </p>
      {found.groups.map((group) => (
        <Group group={group} key={group.kind} />
      ))}
    </>
  )
}

interface SearchScreenProps {
  query: string
  /** Undefined for a text that is too short. */
  found: Found | undefined
}

/** What the office looks for, of every kind at once. */
export function SearchScreen({ query, found }: SearchScreenProps) {
  return (
    <>
      <PageHeader title="Hľadať" />
      <Section ground="surface">
        <FilterForm className={styles.form} filter={{ query }}>
          <TextInput
            defaultValue={query}
            hint={FIELD_HINT}
            label={FIELD_LABEL}
            maxLength={MOST}
            minLength={LEAST}
            name="query"
            required
            type="search"
          />
          <Button type="submit">Hľadať</Button>
        </FilterForm>
        {found && <Results found={found} />}
        {!found && query && <Empty title={`Napíšte aspoň ${LEAST}\u00a0znaky.`} />}
      </Section>
    </>
  )
}
