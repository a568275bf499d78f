interface Node {
  type: string
  version: 1
  [key: string]: unknown
}

const BOLD = 1
const block = (type: string, children: Node[], rest: object = {}): Node => ({
  type,
  version: 1,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...rest,
})
const text = (words: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** The nodes of a line with **bold** and [links](https://…). */
const inline = (line: string): Node[] =>
  line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part) => {
    if (part === '') return []
    if (part.startsWith('**')) return [text(part.slice(2, -2), BOLD)]
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (!link) return [text(part)]
    const fields = { linkType: 'custom', url: link[2], newTab: false }
    return [block('link', [text(link[1] ?? '')], { fields, version: 3 })]
  })

const list = (lines: string[]): Node => {
  const numbered = /^\d/.test(lines[0] ?? '')
  const items = lines.map((line, index) =>
    block('listitem', inline(line.replace(/^(-|\d+\.) /, '')), { value: index + 1 }),
  )
  return block('list', items, {
    listType: numbered ? 'number' : 'bullet',
    start: 1,
    tag: numbered ? 'ol' : 'ul',
  })
}

/**
 * Rich text from plain paragraphs separated by empty lines: „## heading“, „### smaller“, „- item“, „1. item“,
 * „> quote“, everything else a paragraph.
 */
export const lexical = (source: string) => ({
  root: {
    type: 'root',
    version: 1 as const,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: source
      .trim()
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .map((part): Node => {
        const lines = part.split('\n').map((line) => line.trim())
        const [first = ''] = lines
        if (first.startsWith('## ')) return block('heading', inline(first.slice(3)), { tag: 'h2' })
        if (first.startsWith('### ')) return block('heading', inline(first.slice(4)), { tag: 'h3' })
        if (/^(-|\d+\.) /.test(first)) return list(lines)
        if (first.startsWith('> ')) return block('quote', inline(lines.join(' ').slice(2)))
        return block('paragraph', inline(lines.join(' ')), { textFormat: 0, textStyle: '' })
      }),
  },
})
