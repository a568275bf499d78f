// What the terminal shows while a database is copied.

/** How often a line is renewed on a terminal, and written where there is none. */
const RENEW_MS = 200
const LINE_MS = 10_000

/** @param {number} count */
const figure = (count) => count.toLocaleString('sk').padStart(10)

/**
 * Reports each collection on a line of its own: its rows, the percentage of all rows done by then, seconds since the
 * beginning.
 */
export function createReport(out = process.stdout) {
  const began = Date.now()
  const isTerminal = out.isTTY === true
  let last = began
  /** @param {import('../../src/db/copy/copy.ts').Progress} progress */
  return ({ part, done, rows, allDone, allRows }) => {
    if (rows === 0) return
    const isEnd = done >= rows
    const now = Date.now()
    if (!isEnd && (done === 0 || now - last < (isTerminal ? RENEW_MS : LINE_MS))) return
    last = now
    const percent = allRows === 0 ? 100 : Math.floor((100 * allDone) / allRows)
    const seconds = Math.round((now - began) / 1000)
    const line = `  ${part.label.padEnd(28)} ${figure(done)} z ${figure(rows)} ${String(percent).padStart(4)} % ${String(seconds).padStart(5)} s`
    out.write(isTerminal ? `\r${line}${isEnd ? '\n' : ''}` : `${line}\n`)
  }
}
