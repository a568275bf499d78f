import type { Payload } from 'payload'
import { breaksOf } from '../season/calendar'
import { CLUB, HOME } from '../data/club'
import { ABOUT, LEGAL } from '../data/texts'
import type { SeedContext } from '../context'
import { lexical } from './lexical'

/** The school's gym is closed in its next holidays of several days, so that a closed place is seen in every season. */
const gymClosures = (breaks: readonly { name: string; from: string; to: string }[], today: string) => {
  const next = breaks.find(({ name, from }) => name.endsWith('prázdniny') && from > today)
  return next ? [{ from: next.from, to: next.to, reason: 'školské prázdniny' }] : []
}

/** Writes the club, its home page, the page about it and its legal texts. */
export const seedGlobals = async (payload: Payload, context: SeedContext): Promise<void> => {
  const shared = { overrideAccess: true, depth: 0 } as const
  const seasonBreaks = breaksOf(context.season.startYear)
  const places = CLUB.places.map((place) =>
    place.name.startsWith('Telocvičňa')
      ? { ...place, closures: gymClosures(seasonBreaks, context.today) }
      : place,
  )
  await payload.updateGlobal({
    slug: 'club',
    data: { ...CLUB, places, seasonBreaks },
    // Of what was so from the beginning nobody is told.
    context: { isQuietAct: true },
    ...shared,
  })
  await payload.updateGlobal({ slug: 'home', data: HOME, ...shared })
  await payload.updateGlobal({
    slug: 'about',
    data: { intro: lexical(ABOUT.intro), history: lexical(ABOUT.history), values: ABOUT.values },
    ...shared,
  })
  const { privacy, cookies, accessibility, taxShare } = LEGAL
  await payload.updateGlobal({
    slug: 'legal',
    data: {
      privacy: lexical(privacy),
      cookies: lexical(cookies),
      accessibility: lexical(accessibility),
      taxShare: lexical(taxShare),
    },
    ...shared,
  })
}
