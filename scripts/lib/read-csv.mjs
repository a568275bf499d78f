// Reads one text with separators in a thread of its own, which src/lib/thread.ts starts and ends: sends its rows, and the number
// of the row in which a quote stays open. Plain JavaScript: it runs from the standalone folder too.
import { parentPort, workerData } from 'node:worker_threads'
import Papa from 'papaparse'

const { text, rows } = workerData
// The separator is guessed from the beginning, without the line end after the last row: of a short table with two columns that
// empty line would make one column.
const { meta } = Papa.parse(text.slice(0, 100_000).trimEnd(), { preview: 10 })
const { data, errors } = Papa.parse(text, { preview: rows, delimiter: meta.delimiter })
parentPort?.postMessage({ rows: data, open: errors.find(({ type }) => type === 'Quotes')?.row })
