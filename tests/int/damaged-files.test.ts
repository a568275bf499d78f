import { expect, test } from '@jest/globals'
import { deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import { camtFile } from '../support/camt'
import { setUpClub } from '../support/club'
import { formWith } from '../support/members-file'
import { readStatementFile, statementPreviewOf } from '../support/statement-file'

// Files that are no table, half of one, or made to harm: what the office is told, and that nothing is stored.

const { academy, api } = setUpClub('maria')

/** A zip of these entries. */
async function zipOf(entries: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, data] of Object.entries(entries)) zip.addBuffer(data, name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`
const xlsx = (sheet: Buffer): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': Buffer.from(TYPES),
    'xl/workbook.xml': Buffer.from(
      `<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
  })
const MEGABYTE = 1024 * 1024
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const XLS = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
const many = (rows: number): string =>
  ['Priezvisko;Meno', ...Array<string>(rows).fill('Kováč;Ján')].join('\n')
const movement = { amount: 3000, day: '2026-11-03', reference: 'A' }
const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth)
/** A sheet with two cells: all places between them are the reader's. */
const farCell = (address: string): string =>
  `<row r="1"><c r="A1"><v>1</v></c></row><row r="${address.replace(/\D/g, '')}"><c r="${address}"><v>2</v></c></row>`
/** Ten entities, each ten of the one before. */
const laughs = `<!DOCTYPE x [${Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]><x>&e10;</x>`

type Damaged = readonly [
  what: string,
  name: string,
  data: () => Promise<Buffer> | Buffer,
  status: number,
  said: RegExp,
]

const TABLES: readonly Damaged[] = [
  ['nothing', 'a.csv', () => Buffer.alloc(0), 400, /prázdny/],
  [
    'a cell at the end of the sheet',
    'a.xlsx',
    async () => xlsx(Buffer.from(`<worksheet><sheetData>${farCell('XFD1048576')}</sheetData></worksheet>`)),
    400,
    /siaha priďaleko/,
  ],
  ...[
    ['rows that have no address', `${farCell('XFD1')}${'<row/>'.repeat(300_000)}`],
    ['cells that have no address', `<row>${'<c/>'.repeat(10_000)}</row>${'<row/>'.repeat(5_000)}`],
    ['an address written as an entity', farCell('XFD1').replaceAll('XFD1', '&#88;FD2&#48;000')],
    ['a prefix before rows', '<x:row><x:c/></x:row>'.repeat(1_100_000)],
  ].map(([what, rows]): Damaged => [
    what!,
    'a.xlsx',
    () => xlsx(Buffer.from(`<worksheet xmlns:x="x"><sheetData>${rows}</sheetData></worksheet>`)),
    400,
    /siaha priďaleko/,
  ]),
  [
    'more files than a workbook has',
    'a.xlsx',
    () => zipOf(Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}.xml`, Buffer.from('')]))),
    400,
    /príliš veľký/,
  ],
  [
    'quotes in the middle of a field, and spaces behind',
    'a.csv',
    () => Buffer.from(`a,b\n"${'x"'.repeat(100_000)}x${' '.repeat(1_000_000)},c\n`),
    400,
    /poškodený/,
  ],
  ['nothing but quotes', 'a.csv', () => Buffer.from(`a;b\n${'"'.repeat(200_000)}`), 400, /znakov|úvodzoviek/],
  ['empty rows', 'a.csv', () => Buffer.from('\n;;\n'), 400, /prázdny/],
  [
    'half a workbook',
    'a.xlsx',
    async () => (await xlsx(Buffer.from('<worksheet/>'))).subarray(0, 300),
    400,
    /poškodený/,
  ],
  ['a bomb', 'a.xlsx', async () => xlsx(Buffer.alloc(70 * MEGABYTE, 0x20)), 400, /príliš veľký/],
  ['another zip', 'a.xlsx', async () => zipOf({ 'dokument.txt': Buffer.from('text') }), 400, /poškodený/],
  [
    'a broken sheet',
    'a.xlsx',
    async () => xlsx(Buffer.from('<worksheet><sheetData><row><c><v>1')),
    400,
    /poškodený|prázdny/,
  ],
  ['a picture', 'a.xlsx', () => PNG, 400, /obrázok/],
  ['a PDF', 'a.csv', () => Buffer.from('%PDF-1.7 …'), 400, /PDF/],
  ['an old workbook', 'a.xls', () => XLS, 400, /starý súbor Excelu/],
  ['an open quote', 'a.csv', () => Buffer.from('Meno;"Priezvisko\nJán;Kováč'), 400, /uprostred úvodzoviek/],
  ['a program', 'a.csv', () => Buffer.from('\x7fELF\0\0\0'), 400, /nie je tabuľka/],
  ['too many rows', 'a.csv', () => Buffer.from(many(3_101)), 400, /viac ako 3\s100 riadkov/],
  [
    'an endless cell',
    'a.csv',
    () => Buffer.from(`Meno;Priezvisko\n${'a'.repeat(5_000)};b`),
    400,
    /2000 znakov|2\s000 znakov/,
  ],
  ['more than 10 MB', 'a.csv', () => Buffer.alloc(10 * MEGABYTE + 1, 0x61), 413, /10 MB/],
  ['noise', 'a.csv', () => deflateRawSync(Buffer.from(many(2_000))), 400, /./],
]
const STATEMENTS: readonly Damaged[] = [
  ['half a file', 'a.xml', () => Buffer.from(camtFile([movement]).slice(0, 500)), 400, /nie je celý/],
  ['a bomb of entities', 'a.xml', () => Buffer.from(laughs), 400, /nie je výpis/],
  [
    'a page of a bank',
    'a.xml',
    () => Buffer.from('<html><body>Prihláste sa</body></html>'),
    400,
    /nie je výpis/,
  ],
  [
    'another message of the bank',
    'a.xml',
    () => Buffer.from('<Document><BkToCstmrDbtCdtNtfctn/></Document>'),
    400,
    /nie je výpis/,
  ],
  ['no movements', 'a.xml', () => Buffer.from(camtFile([])), 400, /ani jeden/],
  [
    'nothing booked yet',
    'a.xml',
    () => Buffer.from(camtFile([{ ...movement, isPending: true }])),
    400,
    /ani jeden/,
  ],
  [
    'too many movements',
    'a.xml',
    () => Buffer.from(camtFile(Array(3_101).fill(movement))),
    400,
    /viac ako 3\s100/,
  ],
  [
    'a hundred thousand movements',
    'a.xml',
    () => Buffer.from(camtFile([movement]).replace('</Stmt>', `${'<Ntry></Ntry>'.repeat(100_000)}</Stmt>`)),
    400,
    /viac ako 3\s100/,
  ],
  [
    'an element of a hundred thousand attributes',
    'a.xml',
    () => Buffer.from(`<Document ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    400,
    /nie je výpis/,
  ],
  ['a hundred thousand elements in one another', 'a.xml', () => Buffer.from(nested(100_000)), 400, /./],
  [
    'ten megabytes of one element',
    'a.xml',
    () => Buffer.from(`<Document>${' '.repeat(9 * MEGABYTE)}</Document>`),
    400,
    /nie je výpis/,
  ],
  ['more than 10 MB', 'a.xml', () => Buffer.alloc(10 * MEGABYTE + 1, 0x3c), 413, /10 MB/],
]

const counts = async () =>
  Promise.all(
    (
      [
        'users',
        'events',
        'memberImports',
        'fixtureImports',
        'bankStatements',
        'bankRows',
        'payments',
      ] as const
    ).map(async (collection) => (await academy.payload.count({ collection, where: {} })).totalDocs),
  )

for (const [path, files] of [
  ['/memberImports/file', TABLES],
  ['/fixtureImports/file', TABLES],
  ['/bankStatements/file', [...STATEMENTS, ...TABLES]],
] as const)
  test.each(files)(`${path} refuses %s (%s)`, async (what, name, data, status, said) => {
    const before = await counts()
    const bytes = await data()
    const began = performance.now()
    const answer = await api.maria('POST', path, formWith(bytes, name))
    const ms = Math.round(performance.now() - began)
    process.stdout.write(`${path} ${what}: ${bytes.length} bytes, ${ms} ms: ${JSON.stringify(answer.body)}\n`)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringMatching(said)])
    expect(await counts()).toEqual(before)
  })

test('movements that cannot be are named one by one, the others are matched', async () => {
  const xml = camtFile([
    movement,
    { ...movement, day: '2026-02-30', reference: 'B' },
    { ...movement, day: '2099-01-01', reference: 'C' },
    { ...movement, day: '1999-01-01', reference: 'D' },
  ]).replace(
    '<Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2099',
    '<Amt Ccy="CZK">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2098',
  )
  const { rows, wrong } = await statementPreviewOf(api.maria, await readStatementFile(api.maria, xml))
  expect(rows).toHaveLength(1)
  expect(wrong.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/nie je dátum/),
    expect.stringMatching(/CZK/),
    expect.stringMatching(/rokov dozadu/),
  ])
})
