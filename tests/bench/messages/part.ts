import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Findings } from './report'

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

/** What the last runs found, so that one part can be measured again. */
const FINDINGS = '.next-bench/messages.json'
export const storedFindings = (): Findings =>
  existsSync(FINDINGS) ? (JSON.parse(readFileSync(FINDINGS, 'utf8')) as Findings) : {}
export const storeFindings = (findings: Findings): void => {
  mkdirSync(dirname(FINDINGS), { recursive: true })
  writeFileSync(FINDINGS, JSON.stringify(findings))
}
