import type { About, Club, Home, Legal } from '@/payload-types'
import { JOIN } from './labels'
import { pictureView } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import { type RichTextView, richTextView } from '@/fields/rich-text'
import type { Closure } from './places/rules'
import { placeView } from './places/views'

const text = (value: string | null | undefined): string => value?.trim() ?? ''

/** The public facts of the club; missing texts are empty strings. */
export interface ClubView {
  name: string
  shortName: string
  crest: PictureView | null
  colours: { club: string; shout: string }
  address: string
  email: string
  phone: string
  companyId: string
  legalForm: string
  iban: string
  bic: string
  social: { facebook: string; instagram: string }
  shopUrl: string
  mapUrl: string
  officeHours: string
  /** With every closure, those that are over too. */
  places: { name: string; address: string; closures: Closure[] }[]
  seasonBreaks: { name: string; from: string; to: string }[]
  partners: { name: string; url: string }[]
}

/** The public view of the club's global, without its fees. */
export const clubView = (club: Club): ClubView => ({
  name: club.name,
  shortName: club.shortName,
  crest: pictureView(club.crest),
  colours: { club: club.colours.club, shout: club.colours.shout },
  address: text(club.address),
  email: text(club.email),
  phone: text(club.phone),
  companyId: text(club.companyId),
  legalForm: text(club.legalForm),
  iban: text(club.iban),
  bic: text(club.bic),
  social: { facebook: text(club.social?.facebook), instagram: text(club.social?.instagram) },
  shopUrl: text(club.shopUrl),
  mapUrl: text(club.mapUrl),
  officeHours: text(club.officeHours),
  places: (club.places ?? []).map((place) => {
    const { name, address, closures } = placeView(place)
    return { name, address, closures: closures.map(({ from, to, reason }) => ({ from, to, reason })) }
  }),
  seasonBreaks: (club.seasonBreaks ?? []).map(({ name, from, to }) => ({ name, from, to })),
  partners: (club.partners ?? []).map((partner) => ({ name: partner.name, url: text(partner.url) })),
})

/** The texts of the front page. */
export interface HomeView {
  headline: string
  lead: string
  joinTitle: string
  joinText: string
}

/** The public view of the front page's texts. */
export const homeView = (home: Home): HomeView => ({
  headline: text(home.headline),
  lead: text(home.lead),
  joinTitle: text(home.joinTitle) || JOIN.title,
  joinText: text(home.joinText) || JOIN.text,
})

/** The page "O nás". */
export interface AboutView {
  intro: RichTextView | null
  history: RichTextView | null
  values: { title: string; text: string }[]
}

/** The public view of the page "O nás". */
export const aboutView = (about: About): AboutView => ({
  intro: richTextView(about.intro),
  history: richTextView(about.history),
  values: (about.values ?? []).map((value) => ({ title: value.title, text: value.text })),
})

/** The legal pages. */
export type LegalView = Record<'privacy' | 'cookies' | 'accessibility' | 'taxShare', RichTextView | null>

/** The public view of the legal texts. */
export const legalView = (legal: Legal): LegalView => ({
  privacy: richTextView(legal.privacy),
  cookies: richTextView(legal.cookies),
  accessibility: richTextView(legal.accessibility),
  taxShare: richTextView(legal.taxShare),
})
