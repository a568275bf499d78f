/** The cells of a CSV with semicolons (RFC 4180), read without the library that wrote it. */
export function cellsOf(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`No cell at ${at}: ${text.slice(at, at + 40)}`)
    rows.at(-1)!.push(found[1] === undefined ? found[2]! : found[1].replaceAll('""', '"'))
    if (found[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
