import { idOf } from '@/lib/reference'
import { fileAddress, pictureView } from './picture'
import type { PictureView } from './picture-schema'

/** A node of a text written in the panel's editor, as a page gets it. */
export interface TextNode {
  type: string
  children?: TextNode[]
  /** The picture of an upload node; null when the reader may not read it. */
  picture?: PictureView | null
  [key: string]: unknown
}

/** A text of the panel's editor with only what a page shows. */
export interface RichTextView {
  root: TextNode & { children: TextNode[] }
}

type Raw = Record<string, unknown>
const asRaw = (value: unknown): Raw => (value && typeof value === 'object' ? (value as Raw) : {})

/** Allowed link addresses; others, such as javascript:, could run a script when clicked. */
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** The address of a link; empty when the reader may not read its document, or the address is not allowed. */
function target(fields: Raw): string {
  if (fields.linkType !== 'internal') return SAFE.test(String(fields.url ?? '')) ? String(fields.url) : ''
  const { relationTo, value } = asRaw(fields.doc)
  const { id, slug, title, originalName } = asRaw(value)
  if (relationTo === 'news' && typeof slug === 'string') return `/news/${slug}`
  if (relationTo === 'documents' && typeof id === 'string')
    return fileAddress('documents', id, 'original', String(originalName ?? title ?? 'dokument'))
  return ''
}

type PictureOf = typeof pictureView

function nodeView(node: Raw, pictureOf: PictureOf): TextNode {
  const { type, children, fields, value, relationTo, ...rest } = node
  const view: TextNode = { ...rest, type: String(type) }
  if (Array.isArray(children)) view.children = children.map((child) => nodeView(asRaw(child), pictureOf))
  if (type === 'upload')
    return {
      type: 'upload',
      picture: relationTo === 'media' ? pictureOf(value as Parameters<PictureOf>[0]) : null,
    }
  if (type === 'link' || type === 'autolink')
    return { ...view, href: target(asRaw(fields)), newTab: asRaw(fields).newTab === true }
  return view
}

/**
 * The view of a text: pictures and linked documents get our own addresses, those the reader may not read none. Null for a
 * text without words or pictures.
 */
export const richTextView = (
  text: { root: unknown } | null | undefined,
  pictureOf: PictureOf = pictureView,
): RichTextView | null => {
  const root = nodeView(asRaw(text?.root), pictureOf)
  const filled = (node: TextNode): boolean =>
    (typeof node.text === 'string' && node.text.trim() !== '') ||
    Boolean(node.picture) ||
    (node.children ?? []).some(filled)
  return filled(root) ? { root: { ...root, children: root.children ?? [] } } : null
}

/** The ids of the pictures in a text, whether they are populated or not. */
export const picturesIn = (text: unknown): string[] => {
  const walk = (node: Raw): string[] => {
    const own = node.type === 'upload' && node.relationTo === 'media' ? idOf(node.value) : undefined
    const below = Array.isArray(node.children) ? node.children.flatMap((child) => walk(asRaw(child))) : []
    return own ? [own, ...below] : below
  }
  return [...new Set(walk(asRaw(asRaw(text).root)))]
}
