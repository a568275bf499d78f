import { spawnSync } from 'node:child_process'

const run = (program: string, args: string[], input: Buffer) => spawnSync(program, args, { input })

/** Whether this machine has poppler's programs; without them a test of what a PDF says is passed over. */
export const hasPoppler = !run('pdftotext', ['-v'], Buffer.alloc(0)).error

/** The text of a PDF as another program reads it, with plain spaces. */
export function textOf(pdf: Buffer): string {
  const { stdout, stderr, status } = run('pdftotext', ['-layout', '-', '-'], pdf)
  if (status !== 0) throw new Error(stderr.toString())
  return stdout
    .toString()
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+/g, ' ')
}

/** What the file says about itself: title, whether it is tagged, pages. */
export function infoOf(pdf: Buffer): Record<string, string> {
  const lines = run('pdfinfo', ['-'], pdf).stdout.toString().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2) as [string, string]))
}

/** The text of a PDF in the order in which it is read aloud, without any space: cells that are wrapped stay in one piece. */
export function lettersOf(pdf: Buffer): string {
  const { stdout, stderr, status } = run('pdftotext', ['-raw', '-', '-'], pdf)
  if (status !== 0) throw new Error(stderr.toString())
  return stdout.toString().replace(/\s+/g, '')
}
