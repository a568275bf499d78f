import Link from 'next/link'
import { plural } from '@/lib/plural'
import { shortDate } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { writtenDay } from '@/lib/written-day'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { Table } from '@/ui/table'
import { ERASURE_STATES } from '../../erasure/labels'
import type { ErasureView } from '../../erasure/schema'
import type { ErasureDesk } from '../views'

const caseLink = (id: string, label: string) => (
  <Link href={href('erasureCase', { id })} prefetch={false}>
    {label}
  </Link>
)

/** How much time is left to answer. */
function Deadline({ deadline, today }: { deadline: string; today: string }) {
  const isLate = deadline < today
  return (
    <StatePill mark={isLate ? 'warn' : 'waiting'} tone={isLate ? 'bad' : 'warn'}>
      {isLate ? `Lehota uplynula ${writtenDay(deadline)}` : `Do ${writtenDay(deadline)}`}
    </StatePill>
  )
}

const OpenRequests = ({ open, today }: Pick<ErasureDesk, 'open' | 'today'>) => (
  <Table<ErasureView>
    caption="Žiadosti, ktoré čakajú"
    columns={[
      { head: 'Koho', cell: ({ person }) => caseLink(person.id, person.name) },
      { head: 'Podaná', cell: ({ requestedAt }) => shortDate(requestedAt) },
      { head: 'Vybaviť', cell: ({ deadline }) => <Deadline deadline={deadline} today={today} /> },
    ]}
    rowKey={({ id }) => id}
    rows={open}
  />
)

/** The office's list: what waits, who left long ago, what was done. */
export function ErasureDeskScreen({
  desk: { today, open, closed, fromWeb, left, leftTotal },
}: {
  desk: ErasureDesk
}) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Používatelia', href: href('users') }, { label: 'Vymazanie údajov' }]}
        lead="Kto požiadal o vymazanie osobných údajov a komu sme ho sľúbili po odchode z klubu."
        title="Vymazanie údajov"
      />
      <Section ground="surface" id="ziadosti" title="Žiadosti">
        {open.length > 0 ? (
          <OpenRequests open={open} today={today} />
        ) : (
          <Empty drawing="goal" title="Žiadna žiadosť nečaká." />
        )}
        {fromWeb.length > 0 && (
          <p>
            Z&nbsp;formulára na webe {plural(fromWeb.length, ['čaká', 'čakajú', 'čaká'])} aj{' '}
            <Link href={href('enquiries', { kind: 'erasure' })} prefetch={false}>
              {plural(fromWeb.length, ['správa', 'správy', 'správ'])}: {fromWeb.length}
            </Link>
            . Overte, kto píše, a&nbsp;nájdite ho medzi používateľmi.
          </p>
        )}
      </Section>
      <Section id="odisli" title="Mali by byť vymazaní">
        <p>
          Zásady ochrany údajov sľubujú, že údaje vymažete do roka po odchode. Títo ľudia odišli skôr. Nič sa
          nevymaže samo: skontrolujte, či sa hráč nevrátil, a&nbsp;vymažte ho.
        </p>
        {left.length > 0 ? (
          <Table
            caption="Mali by byť vymazaní"
            columns={[
              { head: 'Meno', cell: ({ id, name }) => caseLink(id, name) },
              { head: 'Kto', cell: ({ isGuardian }) => (isGuardian ? 'rodič bez dieťaťa v klube' : 'člen') },
              { head: 'Od', cell: ({ since }) => (since ? shortDate(since) : 'nevieme') },
            ]}
            rowKey={({ id }) => id}
            rows={left}
          />
        ) : (
          <Empty drawing="goal" title="Nikto taký tu nie je." />
        )}
        {leftTotal > left.length && (
          <p>
            Zobrazených je prvých {left.length} z&nbsp;{leftTotal}. Ďalší sa ukážu, keď týchto vymažete.
          </p>
        )}
      </Section>
      {closed.length > 0 && (
        <Section ground="surface" id="vybavene" title="Vybavené">
          <Table<ErasureView>
            caption="Vybavené žiadosti"
            columns={[
              { head: 'Koho', cell: ({ person }) => person.name },
              { head: 'Podaná', cell: ({ requestedAt }) => shortDate(requestedAt) },
              { head: 'Výsledok', cell: ({ state }) => ERASURE_STATES[state] },
            ]}
            rowKey={({ id }) => id}
            rows={closed}
          />
        </Section>
      )}
    </>
  )
}
