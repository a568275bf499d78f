import { LRUCache } from 'lru-cache'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { siteUrl } from '@/lib/env'
import type { Email } from '@/lib/mail'
import {
  blocksOfText,
  CREST_ID,
  type MailButton,
  type MailContent,
  type MailFrame,
  mailHtml,
  mailText,
  preheaderOf,
} from '@/lib/mail-template'
import { kept } from '@/lib/process-state'
import { uploadDir } from '@/lib/uploaded-files'
import type { Club } from '@/payload-types'
import { BALL_PATH, SHIELD, VALLEY } from '@/ui/crest-shapes'
import { clubColours } from '../colours/rules'

/** Twice as many pixels as it is shown with. */
const CREST = { width: 80, height: 90 } as const

/** By the crest's file, or the colours it is drawn with. */
const crests = kept('crests of mails', new LRUCache<string, Buffer>({ max: 4 }))

// As in ui/crest.tsx, without letters: a server may have no fonts.
const drawnCrest = (club: string, shout: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" width="80" height="90"><path d="${SHIELD}" fill="${club}"/><path d="${VALLEY}" fill="#ffffff" fill-opacity=".22"/><path d="${BALL_PATH}" fill="none" stroke="#ffffff" stroke-width="2.5" stroke-dasharray="1 5" stroke-linecap="round"/><circle cx="49" cy="14.5" r="5" fill="${shout}"/><path d="${SHIELD}" fill="none" stroke="#ffffff" stroke-width="3"/></svg>`

/** The club's crest as a PNG: mail programs of Windows show no WebP. A file that cannot be read is drawn instead. */
async function crestOf(club: Club): Promise<Buffer> {
  const file = club.crest && typeof club.crest === 'object' ? club.crest.filename : undefined
  const { club: colour, shout } = club.colours
  const key = file ?? `${colour} ${shout}`
  const known = crests.get(key)
  if (known) return known
  const drawn = () =>
    sharp(Buffer.from(drawnCrest(colour, shout)))
      .png()
      .toBuffer()
  const own = (name: string) =>
    sharp(path.join(uploadDir('media'), path.basename(name)))
      .resize({ ...CREST, fit: 'contain', background: '#00000000' })
      .png({ palette: true })
      .toBuffer()
  const made = file ? await own(file).catch(drawn) : await drawn()
  crests.set(key, made)
  return made
}

const frameOf = (club: Club): MailFrame => {
  const colours = clubColours(club.colours.club, club.colours.shout)
  return {
    club: club.name,
    site: siteUrl(),
    colour: colours['--club-on-light'] ?? club.colours.club,
    colourOnDark: colours['--club-on-dark'] ?? club.colours.club,
    shout: colours['--shout-fill'] ?? club.colours.shout,
  }
}

/** A mail before it has the club's look: its words as blocks, or a plain text with the button for the link in it. */
type Bare = Omit<Email, 'text' | 'html' | 'pictures'> &
  ({ content: MailContent } | { text: string; button?: MailButton })

/** A mail in the club's name and colours, as text and HTML. */
export async function inClubFrame(req: PayloadRequest, bare: Bare): Promise<Email> {
  const club = await req.payload.findGlobal({ slug: 'club', depth: 1, overrideAccess: true, req })
  const frame = frameOf(club)
  const { content, text, button, ...head } = { content: undefined, text: '', button: undefined, ...bare }
  const given = content ?? letterContent(text, frame, button)
  return {
    ...head,
    club: club.name,
    text: content ? mailText(given) : text,
    html: mailHtml(frame, head.subject, given),
    pictures: [{ id: CREST_ID, png: await crestOf(club) }],
  }
}

/** The content of a plain letter. */
function letterContent(text: string, { club, site }: MailFrame, button?: MailButton): MailContent {
  const blocks = blocksOfText(text, club, button)
  return {
    preheader: preheaderOf(blocks),
    blocks,
    footer: [[`${club} · `, { label: new URL(site).host, href: site }]],
  }
}
