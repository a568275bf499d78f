import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Failing } from './failing'
import type { Round } from './kills'
import type { Many } from './many'
import type { Told } from './told'

/** What was measured; a part that was left out is missing. */
export interface Findings {
  once?: [act: string, told: Told][]
  kills?: Round[]
  many?: Many
  ownServices?: Failing
  oneService?: Failing
}

/** What the last runs found, so that one part can be measured again. */
const FINDINGS = '.next-bench/messages.json'
export const storedFindings = (): Findings =>
  existsSync(FINDINGS) ? (JSON.parse(readFileSync(FINDINGS, 'utf8')) as Findings) : {}
export const storeFindings = (findings: Findings): void => {
  mkdirSync(dirname(FINDINGS), { recursive: true })
  writeFileSync(FINDINGS, JSON.stringify(findings))
}
