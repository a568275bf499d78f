// The report of `npm run check -- --report`: file sizes, how many graph rules there are, which files have exceptions.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Data, migrations and generated code are not counted. */
const NOT_COUNTED =
  /^src\/(db\/migrations\/|seed\/data\/|payload-types\.ts|app\/\(payload\)\/admin\/importMap\.js)/
const CODE = /\.(tsx?|mjs|css)$/
const EXCEPTION = /eslint-disable|@ts-expect-error|@ts-ignore|prettier-ignore|dependency-cruiser-disable/

/** @param {string} root @param {string} folder */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))

/** @param {number[]} sorted @param {number} share */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** @param {string} root @param {string} folder */
function sizes(root, folder) {
  const files = filesBelow(root, folder)
    .filter((file) => !NOT_COUNTED.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
    .sort((one, other) => one.lines - other.lines)
  const lines = files.map((each) => each.lines)
  const sum = lines.reduce((all, each) => all + each, 0)
  const longest = files.at(-1)
  return `| ${folder} | ${files.length} | ${sum} | ${percentile(lines, 0.5)} | ${percentile(lines, 0.9)} | ${longest?.lines} | ${longest?.file} |`
}

/** The report as a table and two lines. @param {string} root */
export function structureReport(root) {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  const exceptions = ['src', 'tests', 'scripts']
    .flatMap((folder) => filesBelow(root, folder))
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
