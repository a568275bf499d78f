import Link from 'next/link'
import { shortDate } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { PreviewLists } from '../../erasure/screens/preview-lists'
import type { ErasureCase } from '../views'
import { PerformForm } from './perform-form.client'
import styles from './performing.module.css'
import { RefuseButton } from './refuse-button.client'
import { writtenDay } from '@/lib/written-day'

const crumbs = [
  { label: 'Používatelia', href: href('users') },
  { label: 'Vymazanie údajov', href: href('erasures') },
  { label: 'Osoba' },
]

function Request({ one: { request, askedBy, person, isMinorAlone } }: { one: ErasureCase }) {
  if (!request) return <p>O&nbsp;vymazanie nikto nepožiadal. Vymazávate z&nbsp;rozhodnutia klubu.</p>
  return (
    <>
      <p>
        Požiadal/a: {askedBy || person.name}, {shortDate(request.requestedAt)}. Odpovedzte najneskôr{' '}
        <strong>{writtenDay(request.deadline)}</strong>.
      </p>
      {isMinorAlone && <p>Požiadalo dieťa samo. Pred vymazaním sa opýtajte zákonného zástupcu.</p>}
      <div className="row">
        <RefuseButton id={request.id} />
      </div>
    </>
  )
}

/** The page on which the office sees what an erasure does, and performs it. */
export function ErasureCaseScreen({ one }: { one: ErasureCase }) {
  const { person, guardians, mentions } = one
  return (
    <>
      <PageHeader crumbs={crumbs} kicker="Vymazanie údajov" title={person.name} />
      <Section ground="surface" id="ziadost" title="Žiadosť">
        <Request one={one} />
      </Section>
      <Section id="co-sa-stane" title="Čo sa stane">
        <div className={styles.narrow}>
          <PreviewLists preview={one} />
        </div>
      </Section>
      {mentions.length > 0 && (
        <Section ground="surface" id="texty" title="Texty, ktoré upravte sami">
          <p>
            V&nbsp;týchto textoch je toto priezvisko, možno aj v&nbsp;inom páde a&nbsp;možno iného človeka.
            Program ich nemení: vetu musí upraviť človek.
          </p>
          <ul className={styles.mentions}>
            {mentions.map(({ kind, title, href: to }) => (
              <li key={to}>
                <span className="soft">{kind}</span>{' '}
                <Link href={to} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section ground={mentions.length > 0 ? 'chalk' : 'surface'} id="vymazat" title="Vymazať">
        <div className={styles.narrow}>
          <PerformForm guardians={guardians} id={person.id} name={person.name} />
        </div>
      </Section>
    </>
  )
}
