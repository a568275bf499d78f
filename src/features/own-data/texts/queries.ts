import type { DataFromCollectionSlug, GlobalSlug, PayloadRequest, SelectType } from 'payload'
import { seasonOf } from '@/features/club/season/rules'
import { idOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import { fold } from '@/lib/text'
import type { MemberFee } from '@/payload-types'
import { byId, storedRows } from '../queries'
import type { Mention } from '../views'
import { TEXT_FIELDS, type TextFields, textAt } from './rules'

interface Edited {
  slug: keyof typeof TEXT_FIELDS
  title: string
  titleField: string
  /** Where it is edited, unless in the panel. */
  hrefOf?: (row: never) => string
}

/** Fees are edited in the grid of their season, found by the player's name; for the period of a season that is all of it. */
const feeHref = ({ period, player }: MemberFee): string =>
  href('memberFees', {
    season: period.includes('/') ? period : seasonOf(`${period}-01`).label,
    period,
    search: typeof player === 'object' ? (player.name ?? '') : '',
  })

/** Texts a person must edit: what is published, and what a program cannot rewrite so that it still reads well. */
const EDITED: readonly Edited[] = [
  { slug: 'news', title: 'Novinka', titleField: 'title' },
  { slug: 'documents', title: 'Dokument', titleField: 'title' },
  { slug: 'documentFolders', title: 'Priečinok', titleField: 'name' },
  { slug: 'albums', title: 'Album', titleField: 'title' },
  { slug: 'media', title: 'Popis obrázka', titleField: 'alt' },
  { slug: 'events', title: 'Udalosť', titleField: 'title' },
  { slug: 'categories', title: 'Kategória', titleField: 'name' },
  { slug: 'products', title: 'Tovar', titleField: 'name' },
  { slug: 'users', title: 'O trénerovi', titleField: 'name' },
  { slug: 'enquiries', title: 'Správa z webu', titleField: 'guardianName' },
  { slug: 'memberFees', title: 'Členské', titleField: 'period', hrefOf: feeHref },
  { slug: 'consentTexts', title: 'Text súhlasu', titleField: 'purpose', hrefOf: () => href('adminConsents') },
]
/** The collections whose texts are listed. */
export const LISTED_SLUGS: readonly string[] = EDITED.map(({ slug }) => slug)
/** The pages of the site; all their texts are listed. */
export const PAGES: readonly { slug: GlobalSlug; title: string }[] = [
  { slug: 'home', title: 'Úvodná stránka' },
  { slug: 'about', title: 'O nás' },
  { slug: 'club', title: 'Nastavenia klubu' },
  { slug: 'legal', title: 'Právne texty' },
]

/** The part of a surname all its cases share: „Ľalíková“, „Ľalíkovej“ → „lalikov“. */
const stemOf = (lastName: string): string => {
  const folded = fold(lastName)
  return folded.length > 4 ? folded.replace(/[aeiouy]$/, '') : folded
}

/** All texts of a value as one, without the ids of other rows. */
const textOf = (value: unknown): string =>
  fold(
    JSON.stringify(value ?? '', (key, part: unknown) => (/^(id|filename|url)$/.test(key) ? undefined : part)),
  )

const isIn = (text: string, stems: readonly string[]): boolean => stems.some((stem) => text.includes(stem))

const listedOf = (slug: Edited['slug'], row: unknown): string => {
  const { listed = [] }: TextFields = TEXT_FIELDS[slug]
  return textOf(listed.map((path) => textAt(row, path)))
}

/** What a read has to select for these places in a row. */
const selectOf = (paths: readonly string[]): SelectType => {
  const select: SelectType = {}
  for (const path of paths) {
    const keys = path.split('.')
    let level = select
    for (const key of keys.slice(0, -1)) level = (level[key] ??= {}) as SelectType
    level[keys.at(-1)!] = true
  }
  return select
}

/** Every row of a collection with its listed texts and what names it, nothing else: an old club has tens of thousands. */
async function textRows(req: PayloadRequest, { slug, titleField }: Edited) {
  const { listed = [] }: TextFields = TEXT_FIELDS[slug]
  const { docs } = await req.payload.db.find<DataFromCollectionSlug<Edited['slug']>>({
    collection: slug,
    where: {},
    select: selectOf([...listed, titleField, ...(slug === 'memberFees' ? ['player'] : [])]),
    sort: ['createdAt', 'id'],
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** The rows of a collection in whose listed texts one of the stems occurs; of a fee with its player. */
async function rowsWith(req: PayloadRequest, edited: Edited, stems: readonly string[]) {
  const { slug } = edited
  const rows = (await textRows(req, edited)).filter((row) => isIn(listedOf(slug, row), stems))
  if (slug !== 'memberFees' || rows.length === 0) return rows
  const fees = rows as MemberFee[]
  const players = byId(await storedRows(req, 'users', { id: { in: fees.map(({ player }) => idOf(player)) } }))
  return fees.map((fee) => ({ ...fee, player: players.get(idOf(fee.player) ?? '') ?? fee.player }))
}

/**
 * The texts of the site in which one of somebody's surnames occurs, in any case and with any first name: a sibling's too. Whether to change
 * a sentence is for a person to say.
 */
export async function mentionsOf(req: PayloadRequest, surnames: readonly string[]): Promise<Mention[]> {
  const stems = surnames.map(stemOf).filter((stem) => stem.length >= 3)
  if (stems.length === 0) return []
  const found: Mention[] = []
  for (const edited of EDITED) {
    const { slug, title, titleField, hrefOf } = edited
    for (const row of await rowsWith(req, edited, stems)) {
      const named = (row as unknown as Record<string, unknown>)[titleField]
      const to = hrefOf?.(row as never) ?? `/admin/collections/${slug}/${String(row.id)}`
      // Two fees of one month are edited at one place.
      if (!found.some((one) => one.href === to))
        found.push({
          kind: title,
          title: typeof named === 'string' && named ? named : '(bez názvu)',
          href: to,
        })
    }
  }
  for (const { slug, title } of PAGES) {
    const page = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
    if (isIn(textOf(page), stems)) found.push({ kind: 'Stránka', title, href: `/admin/globals/${slug}` })
  }
  return found
}
