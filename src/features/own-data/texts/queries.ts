import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { fold } from '@/lib/text'
import { storedRows } from '../queries'
import type { Mention } from '../views'

/** Texts a person must edit: what is published, and what a program cannot rewrite so that it still reads well. */
const EDITED: readonly { slug: CollectionSlug; title: string; titleField: string }[] = [
  { slug: 'news', title: 'Novinka', titleField: 'title' },
  { slug: 'documents', title: 'Dokument', titleField: 'title' },
  { slug: 'albums', title: 'Album', titleField: 'title' },
  { slug: 'media', title: 'Popis obrázka', titleField: 'alt' },
  { slug: 'events', title: 'Udalosť', titleField: 'title' },
]
const PAGES: readonly { slug: GlobalSlug; title: string }[] = [
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

/** All texts of a row as one, without the ids of other rows. */
const textOf = (row: unknown): string =>
  fold(JSON.stringify(row, (key, value: unknown) => (/^(id|filename|url)$/.test(key) ? undefined : value)))

/**
 * The texts of the site in which a surname occurs, in any case and with any first name: a sibling's too. Whether to change
 * a sentence is for a person to say.
 */
export async function mentionsOf(
  req: PayloadRequest,
  lastName: string | null | undefined,
): Promise<Mention[]> {
  const stem = stemOf(lastName ?? '')
  if (stem.length < 3) return []
  const found: Mention[] = []
  for (const { slug, title, titleField } of EDITED)
    for (const row of await storedRows(req, slug, {}))
      if (textOf(row).includes(stem)) {
        const named = (row as unknown as Record<string, unknown>)[titleField]
        const href = `/admin/collections/${slug}/${String(row.id)}`
        found.push({ kind: title, title: typeof named === 'string' && named ? named : '(bez názvu)', href })
      }
  for (const { slug, title } of PAGES) {
    const page = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
    if (textOf(page).includes(stem)) found.push({ kind: 'Stránka', title, href: `/admin/globals/${slug}` })
  }
  return found
}
