// How large the code is and how strictly it is held: file sizes, the graph's rules, exceptions from any law.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Data, migrations and generated code are no measure of how code is written. */
const ASIDE = /^src\/(db\/migrations\/|seed\/data\/|payload-types\.ts|app\/\(payload\)\/admin\/importMap\.js)/
const CODE = /\.(tsx?|mjs|css)$/
const EXCEPTION = /eslint-disable|@ts-expect-error|@ts-ignore|prettier-ignore|dependency-cruiser-disable/

const below = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

function sizes(root, folder) {
  const files = below(root, folder)
    .filter((file) => !ASIDE.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
    .sort((one, other) => one.lines - other.lines)
  const lines = files.map((each) => each.lines)
  const sum = lines.reduce((all, each) => all + each, 0)
  const longest = files.at(-1)
  return `| ${folder} | ${files.length} | ${sum} | ${at(lines, 0.5)} | ${at(lines, 0.9)} | ${longest.lines} | ${longest.file} |`
}

/** The report as a table and two lines. */
export function structureReport(root) {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  const exceptions = ['src', 'tests', 'scripts']
    .flatMap((folder) => below(root, folder))
    .filter((file) => file !== 'scripts/lib/report.mjs')
    .filter((file) => EXCEPTION.test(readFileSync(join(root, file), 'utf8')))
  return [
    '| folder | files | lines | median | 90th percentile | longest | which |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...['src', 'tests', 'scripts'].map((folder) => sizes(root, folder)),
    '',
    `Graph rules: ${forbidden.length} on imports as written; more on what is reached at run time.`,
    `Exceptions: ${exceptions.length}${exceptions.length > 0 ? ` (${exceptions.join(', ')})` : ''}.`,
  ].join('\n')
}
