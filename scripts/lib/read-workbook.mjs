// Reads one workbook in a thread of its own, which src/lib/thread.ts starts and ends: sends the cells of the first sheet with
// something in it. Plain JavaScript: it runs from the standalone folder too. An error ends the thread, whoever waits is told.
import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook from 'read-excel-file/node'

const sheets = await readWorkbook(Buffer.from(workerData), { trim: false })
parentPort?.postMessage(sheets.find(({ data }) => data.length > 0)?.data ?? [])
