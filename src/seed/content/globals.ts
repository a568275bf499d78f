import type { Payload } from 'payload'
import { breaksOf } from '../season/calendar'
import { CLUB, HOME } from '../data/club'
import { ABOUT, LEGAL } from '../data/texts'
import type { SeedContext } from '../context'
import { lexical } from './lexical'

/** Writes the club, its home page, the page about it and its legal texts. */
export const seedGlobals = async (payload: Payload, context: SeedContext): Promise<void> => {
  const shared = { overrideAccess: true, depth: 0 } as const
  const seasonBreaks = breaksOf(context.season.startYear)
  await payload.updateGlobal({ slug: 'club', data: { ...CLUB, seasonBreaks }, ...shared })
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
