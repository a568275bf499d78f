import { existsSync, readFileSync } from 'node:fs'

/** Where the part of messages begins in docs/performance.md, and where it ends. */
export const HEAD = '## Messages, from the act to the family'
export const END = '<!-- messages: end -->'

const FILE = 'docs/performance.md'
const stored = (): string => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')

/** The part of messages that the document has; empty without one. */
export const storedPart = (document = stored()): string => {
  const from = document.indexOf(HEAD)
  return from < 0 ? '' : document.slice(from, document.indexOf(END) + END.length)
}

/** The document with this part in place of the one it has. */
export const withPart = (part: string, document = stored()): string => {
  const before = storedPart(document)
  return before ? document.replace(before, () => part) : `${document.trimEnd()}\n\n${part}\n`
}
