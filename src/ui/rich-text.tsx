import { createElement, Fragment, type ReactNode } from 'react'
import { bindPrepositions } from '@/lib/text'
import { ExternalLink } from './external-link'
import { Picture } from './picture'
import styles from './rich-text.module.css'

type PictureProp = Parameters<typeof Picture>[0]['picture']

/** A node of a text, as made by fields/rich-text. */
interface Node {
  type: string
  children?: Node[]
  picture?: PictureProp | null
  [key: string]: unknown
}

const MARKS = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup'] as const

/** Wraps a text in its formats, which are bits of one number. */
function marked(text: string, format: unknown): ReactNode {
  const bits = typeof format === 'number' ? format : 0
  return MARKS.reduce<ReactNode>(
    (inner, tag, index) => (bits & (1 << index) ? createElement(tag, null, inner) : inner),
    text,
  )
}

/** Headings of a text begin at h2: the page's title is its only h1. */
const heading = (tag: unknown): string => (tag === 'h1' || tag === 'h2' ? 'h2' : tag === 'h3' ? 'h3' : 'h4')

function anchor(node: Node, inside: ReactNode): ReactNode {
  const href = typeof node.href === 'string' ? node.href : ''
  if (!href) return inside
  return node.newTab ? <ExternalLink href={href}>{inside}</ExternalLink> : <a href={href}>{inside}</a>
}

function render(node: Node): ReactNode {
  const inside = node.children?.map((child, index) => <Fragment key={index}>{render(child)}</Fragment>)
  switch (node.type) {
    case 'text':
      return marked(bindPrepositions(String(node.text ?? '')), node.format)
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'paragraph':
      return inside?.length ? <p>{inside}</p> : null
    case 'heading':
      return createElement(heading(node.tag), null, inside)
    case 'list':
      return createElement(node.listType === 'number' ? 'ol' : 'ul', null, inside)
    case 'listitem':
      return <li>{inside}</li>
    case 'quote':
      return <blockquote className={styles.quote}>{inside}</blockquote>
    case 'horizontalrule':
      return <hr className={styles.rule} />
    case 'link':
    case 'autolink':
      return anchor(node, inside)
    case 'upload':
      return node.picture ? (
        <figure className={styles.figure}>
          <Picture picture={node.picture} sizes="(min-width: 45rem) 44rem, 100vw" />
        </figure>
      ) : null
    default:
      return inside
  }
}

/** A text from the panel's editor, in reading width. Of unknown nodes only the children are shown. */
export function RichText({ text }: { text: { root: { children: Node[] } } }) {
  return (
    <div className={`prose ${styles.text}`}>
      {text.root.children.map((node, index) => (
        <Fragment key={index}>{render(node)}</Fragment>
      ))}
    </div>
  )
}
