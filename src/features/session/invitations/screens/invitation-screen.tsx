import Link from 'next/link'
import { Suspense } from 'react'
import { KIND_WORDS } from '@/features/users/admin/labels'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { Select } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { PageHeader } from '@/ui/page-header'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { InvitationForm } from '../components/invitation-form.client'
import type { InvitationDesk, InvitationFilter } from '../views'
import styles from './invitation-screen.module.css'

interface InvitationScreenProps {
  filter: InvitationFilter
  categories: readonly Named[]
  /** Not awaited by the page, so that its frame is shown at once. */
  desk: Promise<InvitationDesk>
}

const CHILDREN = ['dieťa nemá', 'deti nemajú', 'detí nemá'] as const

function Unreachable({ people, total }: { people: InvitationDesk['unreachable']; total: number }) {
  return (
    <div className="stack">
      <h2>Pozvánka nemá kam prísť: {total}</h2>
      <p>Doplňte im e-mail, dieťaťu zákonného zástupcu s&nbsp;e-mailom a&nbsp;plnými právami.</p>
      <ul className={styles.people}>
        {people.map(({ id, name, kind }) => (
          <li key={id}>
            <Link href={href('userEdit', { id })} prefetch={false}>
              {name}
            </Link>{' '}
            <span className="soft">{KIND_WORDS[kind].one}</span>
          </li>
        ))}
      </ul>
      {total > people.length && <p>Zobrazených je prvých {people.length}.</p>}
    </div>
  )
}

const isNarrowed = ({ kind, category, search, imported }: InvitationFilter): boolean =>
  Boolean(kind || category || search || imported)

async function Desk({ filter, desk }: { filter: InvitationFilter; desk: Promise<InvitationDesk> }) {
  const { throughGuardians, unreachable, unreachableTotal, ...waiting } = await desk
  const isFiltered = isNarrowed(filter)
  const none = waiting.freshTotal + waiting.invitedTotal === 0
  return (
    <div className={styles.desk}>
      {none ? (
        <Empty
          drawing="goal"
          title={isFiltered ? 'Nikto taký na pozvánku nečaká.' : 'Na pozvánku nikto nečaká.'}
        />
      ) : (
        <InvitationForm {...waiting} />
      )}
      {throughGuardians > 0 && (
        <p>
          {counted(throughGuardians, CHILDREN)} vlastný e-mail: prihlasujú sa za ne rodičia, ktorí dostanú len
          svoju pozvánku. Prihlasovacie meno dieťaťa nájdete na jeho stránke.
        </p>
      )}
      {unreachableTotal > 0 && <Unreachable people={unreachable} total={unreachableTotal} />}
    </div>
  )
}

/** Who has not signed in yet, and their invitations. */
export function InvitationScreen({ filter, categories, desk }: InvitationScreenProps) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Používatelia', href: href('users') }, { label: 'Pozvánky' }]}
        lead="Kto si ešte nenastavil heslo. Pozvánka príde e-mailom, platí 7 dní a heslo si v nej nastaví každý sám."
        title="Pozvánky"
      />
      <Section ground="surface">
        <SearchForm filter={filter} label="Hľadať podľa mena">
          <Select defaultValue={filter.kind ?? ''} label="Rola" name="role">
            <option value="">Všetky</option>
            {Object.entries(KIND_WORDS).map(([value, { many }]) => (
              <option key={value} value={value}>
                {many}
              </option>
            ))}
          </Select>
          <Select defaultValue={filter.category ?? ''} label="Kategória" name="category">
            <NamedOptions none="Všetky" rows={categories} />
          </Select>
          {filter.imported && <input name="import" type="hidden" value={filter.imported.id} />}
          {isNarrowed(filter) && (
            <LinkButton href={href('invitations')} look="quiet" prefetch={false}>
              Vymazať filtre
            </LinkButton>
          )}
        </SearchForm>
        {filter.imported && (
          <p className={styles.imported}>
            Len ľudia, ktorým účet alebo e-mail pribudol importom <strong>{filter.imported.fileName}</strong>.
          </p>
        )}
        <Suspense fallback={<Skeleton height="3.75rem" rows={8} />} key={JSON.stringify(filter)}>
          <Desk desk={desk} filter={filter} />
        </Suspense>
      </Section>
    </>
  )
}
