import { routeTo } from '@/features/club/rules'
import { longDate, timeOf, timeRange } from '@/lib/dates'
import { href, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { ClubCrest, initialsOf, Shield } from '@/ui/crest'
import { FactList } from '@/ui/fact-list'
import { OutsideLink } from '@/ui/outside-link'
import { PageHeader } from '@/ui/page-header'
import { Score } from '@/ui/score'
import { Section } from '@/ui/section'
import { ShareButton } from '@/ui/share-button.client'
import { StatePill } from '@/ui/state-pill.client'
import { HOME_AWAY } from '../../labels'
import { roundText, sidesOf } from '../../fixtures/rules'
import { matchTitle } from '../rules'
import type { MatchPage } from '../views'
import styles from './match.module.css'

interface MatchProps {
  match: MatchPage
  club: { shortName: string; crest: { src: string } | null }
}

/** Shields and goals, or the hour of the kick-off. */
function Sides({ match: { fixture }, club }: MatchProps) {
  const { home, away, clubSide, goals } = sidesOf(fixture, club.shortName)
  const own = <ClubCrest initials={initialsOf(club.shortName)} picture={club.crest?.src} size={72} />
  const theirs = <Shield initials={initialsOf(fixture.opponent)} size={72} />
  const isHome = clubSide === 'home'
  return (
    <Score
      away={{ name: away, mark: isHome ? theirs : own }}
      goals={goals}
      home={{ name: home, mark: isHome ? own : theirs }}
      instead={timeOf(fixture.startsAt)}
    />
  )
}

/** A match or tournament as a visitor may know it: who, when, where, how it ended. No person is named. */
export function Match({ match, club }: MatchProps) {
  const { fixture, categories, address } = match
  const { cancelled, competition, round, opponent, place, startsAt, endsAt, homeAway } = fixture
  const title = matchTitle(fixture, club.shortName)
  const names = categories.map(({ name }) => name).join(', ')
  const shown = categories.filter(({ showInMatches }) => showInMatches)
  const [first] = shown
  const rows = [
    ['Kedy', `${longDate(startsAt)}, ${opponent ? timeOf(startsAt) : timeRange(startsAt, endsAt)}`],
    ['Kde', place],
    ['Hrá sa', opponent && HOME_AWAY[homeAway]],
    ['Súťaž', [competition, roundText(round)].filter(Boolean).join(', ')],
    ['Kategória', names],
  ] as const
  return (
    <>
      <PageHeader
        crumbs={[
          first
            ? { label: `${ROUTES.matches.title} ${first.name}`, href: href('matches', { id: first.id }) }
            : { label: ROUTES.home.title, href: href('home') },
          { label: title },
        ]}
        kicker={names}
        lead={
          cancelled && (
            <span className="row">
              <StatePill mark="no" tone="bad">
                Zrušené
              </StatePill>
              {cancelled.reason}
            </span>
          )
        }
        title={title}
      />
      {opponent && !cancelled && (
        <Section ground="club" lines={{ part: 'circle' }}>
          <div className={styles.sides}>
            <Sides club={club} match={match} />
          </div>
        </Section>
      )}
      <Section>
        <FactList facts={rows} />
        {address && !cancelled && (
          <p className={styles.map}>
            <OutsideLink href={routeTo(address)}>Trasa na mape</OutsideLink>
          </p>
        )}
        <div className="row no-print">
          {shown.map(({ id, name }) => (
            <LinkButton href={href('matches', { id })} key={id} look="line">
              {ROUTES.matches.title} {name}
            </LinkButton>
          ))}
          <ShareButton title={title} />
        </div>
      </Section>
    </>
  )
}
