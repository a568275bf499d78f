import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { picturesIn } from '@/fields/rich-text'
import type { Club } from '@/payload-types'
import type { ClosablePlace } from './places/rules'
import {
  type AboutView,
  aboutView,
  type ClubView,
  clubView,
  type HomeView,
  homeView,
  type LegalView,
  legalView,
} from './views'

/** The club: name, colours, contact, places, partners. */
export const clubInfo = async (req: PayloadRequest): Promise<ClubView> =>
  clubView(await req.payload.findGlobal({ slug: 'club', depth: 1, overrideAccess: false, req }))

/** The club's places, each with the days it is closed. */
export const closablePlaces = async (req: PayloadRequest): Promise<ClosablePlace[]> =>
  (await clubInfo(req)).places.map(({ name, closures }) => ({ name, closures }))

/** The texts of the front page. */
export const homeTexts = async (req: PayloadRequest): Promise<HomeView> =>
  homeView(await req.payload.findGlobal({ slug: 'home', depth: 0, overrideAccess: false, req }))

/** The page "O nás". */
export const aboutPage = async (req: PayloadRequest): Promise<AboutView> =>
  aboutView(await req.payload.findGlobal({ slug: 'about', depth: 1, overrideAccess: false, req }))

/** The legal texts. */
export const legalTexts = async (req: PayloadRequest): Promise<LegalView> =>
  legalView(await req.payload.findGlobal({ slug: 'legal', depth: 1, overrideAccess: false, req }))

/** Whether a picture is the club's crest or in one of its texts, which are all public. */
export async function pictureInClub(req: PayloadRequest, picture: string): Promise<boolean> {
  const shared = { depth: 0, overrideAccess: false, req } as const
  const club = await req.payload.findGlobal({ slug: 'club', ...shared })
  if (idOf(club.crest) === picture) return true
  const { intro, history } = await req.payload.findGlobal({ slug: 'about', ...shared })
  const legal = await req.payload.findGlobal({ slug: 'legal', ...shared })
  const { privacy, cookies, accessibility, taxShare } = legal
  const texts = [intro, history, privacy, cookies, accessibility, taxShare]
  return texts.some((text) => picturesIn(text).includes(picture))
}

/** The club's bank account. */
export interface Account {
  /** Without spaces; empty when unknown. */
  iban: string
  name: string
  /** Whether the club offers families payment links. */
  hasPaymentLink: boolean
}

/** The club's bank account, to which families pay. */
export async function accountOf(req: PayloadRequest): Promise<Account> {
  const { iban, name, paymentLink } = await req.payload.findGlobal({
    slug: 'club',
    select: { iban: true, name: true, paymentLink: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { iban: iban?.replace(/\s/g, '') ?? '', name, hasPaymentLink: paymentLink === true }
}

/**
 * The club's settings of fees; nothing until they are saved for the first time. Without access control, because the fields are the
 * office's: amounts, due days and published prices follow from them for everybody.
 */
export async function feeSettings(req: PayloadRequest): Promise<NonNullable<Club['fees']>> {
  const { fees } = await req.payload.findGlobal({
    slug: 'club',
    select: { fees: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return fees ?? {}
}
