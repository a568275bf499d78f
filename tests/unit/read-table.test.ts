import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, jest, test } from '@jest/globals'
import { ZipFile } from 'yazl'
import { IMPORT_LIMITS } from '@/lib/import-limits'
import { readTable } from '@/lib/read-table'
import { windows1250 } from '../support/windows-1250'

const TEXT = 'Priezvisko;Meno;E-mail\r\nŽáková;Ľuba;zakova@posta.sk\r\n'
const CELLS = [['Priezvisko', 'Meno', 'E-mail'], ['Žáková', 'Ľuba', 'zakova@posta.sk'], []]

/** An archive of these files, packed. */
const zip = (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return (async () => {
    const pieces: Buffer[] = []
    for await (const piece of archive.outputStream) pieces.push(piece as Buffer)
    return Buffer.concat(pieces)
  })()
}
/** A workbook with one sheet of this XML. */
const workbook = (rows: string, extra = '') =>
  zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml':
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hárok1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${extra}</worksheet>`,
  })
const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('a text', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['Windows-1250', windows1250(TEXT)],
    ['commas', Buffer.from(TEXT.replaceAll(';', ','))],
    ['tabs', Buffer.from(TEXT.replaceAll(';', '\t'))],
    ['lines of Unix', Buffer.from(TEXT.replaceAll('\r\n', '\n'))],
  ])('in %s', async (_, data) => expect(await readTable(data)).toEqual(CELLS))

  test('of two columns and few rows, with a line end after the last', async () => {
    const data = Buffer.from('Hráč;Dátum\nĽalík Jakub;15.1.2015\n')
    expect(await readTable(data)).toEqual([['Hráč', 'Dátum'], ['Ľalík Jakub', '15.1.2015'], []])
  })

  test('keeps separators, quotes and line ends within quotes, and empty rows', async () => {
    const data = Buffer.from('a;b\n"x;y";"z ""q""\nw"\n\n;;\nc;d')
    expect(await readTable(data)).toEqual([['a', 'b'], ['x;y', 'z "q" w'], [], [], ['c', 'd']])
  })
})

describe('a workbook', () => {
  test('gives texts, numbers, days, the value of a formula and the first of merged cells', async () => {
    const rows =
      `<row r="1">${text('A1', 'Zoznam')}</row>` +
      `<row r="3">${text('A3', ' Ľuba ')}<c r="B3"><v>10</v></c><c r="C3" s="1"><v>41705</v></c><c r="D3" t="str"><f>A3&amp;"x"</f><v>Ľubax</v></c></row>`
    const merged = '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>'
    expect(await readTable(await workbook(rows, merged))).toEqual([
      ['Zoznam'],
      [],
      ['Ľuba', 10, '2014-03-07', 'Ľubax'],
    ])
  })
})

test('a workbook gives a time alone and one behind a day, to the minute', async () => {
  const rows =
    '<row r="1"><c r="A1" s="2"><v>0.4375</v></c><c r="B1" s="3"><v>46270.4374999</v></c>' +
    '<c r="C1" s="3"><v>46270</v></c><c r="D1" t="inlineStr"><is><t>x</t></is></c></row>'
  expect(await readTable(await workbook(rows))).toEqual([['10:30', '2026-09-05 10:30', '2026-09-05', 'x']])
})

describe('refused with what to do', () => {
  const problem = async (data: Buffer): Promise<unknown> =>
    readTable(data).then(
      () => undefined,
      (error: { status: number; message: string }) => [error.status, error.message],
    )
  test.each([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /starý súbor Excelu/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /obrázok/],
    ['other bytes', Buffer.from('a\0b\0\0c'), /nie je tabuľka/],
    ['nothing', Buffer.alloc(0), /prázdny/],
    ['only empty rows', Buffer.from(';;\n;;\n'), /prázdny/],
    ['half a row', Buffer.from('Priezvisko;Meno\n"Nová;Ema\n'), /Riadok 2 sa končí uprostred úvodzoviek/],
    ['too many rows', Buffer.from('a;b\n'.repeat(IMPORT_LIMITS.rows + 1)), /viac ako 3.100 riadkov/],
    ['too many columns', Buffer.from(';'.repeat(200) + 'x'), /viac ako 100 stĺpcov/],
    ['a cell too long', Buffer.from(`a;b\nc;${'x'.repeat(2001)}`), /Riadok 2 má v jednej bunke/],
  ])('%s', async (_, data, message) =>
    expect(await problem(data)).toEqual([400, expect.stringMatching(message)]),
  )

  test('a workbook that is cut off, that is none, and one that unpacks to gigabytes', async () => {
    const whole = await workbook(`<row r="1">${text('A1', 'x')}</row>`)
    expect(await problem(whole.subarray(0, whole.length - 40))).toEqual([
      400,
      expect.stringMatching(/poškodený/),
    ])
    expect(await problem(await zip({ 'a.txt': 'x' }))).toEqual([400, expect.stringMatching(/poškodený/)])
    const bomb = await zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await problem(bomb)).toEqual([400, expect.stringMatching(/po rozbalení príliš veľký/)])
  })

  test('a workbook whose reading takes all memory a thread may have; this process goes on', async () => {
    // A reader that takes it all: what makes the real one do so is refused before.
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-thread-'))
    await fs.mkdir(path.join(folder, 'scripts/lib'), { recursive: true })
    await fs.writeFile(
      path.join(folder, 'scripts/lib/read-workbook.mjs'),
      'const kept = []; for (;;) kept.push(new Array(100_000).fill(0.5))',
    )
    const here = jest.spyOn(process, 'cwd').mockReturnValue(folder)
    const whole = await workbook(`<row r="1">${text('A1', 'x')}</row>`)
    expect(await problem(whole)).toEqual([400, expect.stringMatching(/poškodený/)])
    here.mockRestore()
    expect(await readTable(whole)).toEqual([['x']])
    await fs.rm(folder, { recursive: true })
  })

  test('a cell longer than a workbook may have, before it is read', async () => {
    const long = (letters: number) => workbook(`<row r="1">${text('A1', 'x'.repeat(letters))}</row>`)
    expect(await problem(await long(300_000))).toEqual([
      400,
      expect.stringMatching(/po rozbalení príliš veľký/),
    ])
    // Read, and longer than what is imported.
    expect(await problem(await long(32_767))).toEqual([400, expect.stringMatching(/^Riadok 1 má v jednej/)])
  })

  test('a site without the code that reads tables says that it is broken, not the file', async () => {
    const here = jest.spyOn(process, 'cwd').mockReturnValue(os.tmpdir())
    const whole = await workbook(`<row r="1">${text('A1', 'x')}</row>`)
    for (const data of [whole, Buffer.from(TEXT)])
      await expect(readTable(data)).rejects.toMatchObject({ code: expect.stringMatching(/MODULE_NOT_FOUND/) })
    here.mockRestore()
  })

  test('one that lies about the size of what is in it', async () => {
    const bomb = await zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 1024 * 1024) })
    // The size in the central directory, four bytes before the length of the name.
    const at = bomb.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24
    bomb.writeUInt32LE(100, at)
    expect(await problem(bomb)).toEqual([400, expect.any(String)])
  })
})
