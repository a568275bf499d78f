// Reads one text with separators in a thread of its own, which src/lib/thread.ts starts and ends: sends its rows, and the number
// of the row in which a quote stays open. Plain JavaScript: it runs from the standalone folder too.
import { parentPort, workerData } from 'node:worker_threads'
import Papa from 'papaparse'

const { text, rows } = workerData
const { data, errors } = Papa.parse(text, { preview: rows })
parentPort?.postMessage({ rows: data, open: errors.find(({ type }) => type === 'Quotes')?.row })
