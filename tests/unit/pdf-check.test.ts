import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { isHarmlessPdf } from '@/lib/pdf-check'
import { PDF } from '../support/pdf'

const END = '\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
const made = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, END].map((part) => Buffer.from(part as string, 'latin1')))
const catalog = (entry: string) => `1 0 obj<</Type/Catalog/OpenAction ${entry}>>endobj\n`
const objects = (text: string, type = '/ObjStm', dictionary = '/Filter/FlateDecode') => [
  `5 0 obj<</Type${type}${dictionary}/N 1/First 4>>stream\n`,
  deflateSync(Buffer.from(text)),
  '\nendstream endobj\n',
]

test.each([
  ['runs a script', made(catalog('<</S/JavaScript/JS(app.alert\\(1\\))>>'))],
  ['writes the name of the script otherwise', made(catalog('<</S/J#61vaScript/JS(x)>>'))],
  ['starts a program', made(catalog('<</S /Launch /F(cmd.exe)>>'))],
  ['plays with a script', made(catalog('<</S/Rendition/JS(x)>>'))],
  ['keeps the script in a packed stream', made(...objects('2 0 <</S/JavaScript/JS(x)>>'))],
  ['hides the kind of the stream', made(...objects('2 0 <</S/JavaScript/JS(x)>>', '/Obj#53tm'))],
  [
    'hides it behind words that look like a stream',
    made('%>>stream\n', catalog('<</S/Launch>>'), '%endstream\n'),
  ],
  ['cannot be unpacked', made('5 0 obj<</Type/ObjStm>>stream\nthis is not packed\nendstream endobj\n')],
  ['unpacks without end', made(...objects('0'.repeat(41 * 2 ** 20)))],
  ['only begins like one', Buffer.from('%PDF-1.4\n<script>alert(1)</script>')],
  ['only ends like one', Buffer.from(`<script>alert(1)</script>${END}`)],
  ['was cut off', PDF.subarray(0, PDF.length - 20)],
])('a PDF is refused: %s', (_, data) => expect(isHarmlessPdf(data)).toBe(false))

test('an accepted PDF is the smallest there is, one with packed objects, and one that speaks of scripts', () => {
  expect(isHarmlessPdf(PDF)).toBe(true)
  expect(isHarmlessPdf(made(...objects('2 0 <</Type/Page>>')))).toBe(true)
  expect(isHarmlessPdf(made('2 0 obj(JavaScript a Launch)endobj\n'))).toBe(true)
})

test('an accepted PDF is one that a library makes, with text and a link', async () => {
  const document = new PDFDocument()
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.text('Potvrdenie o úhrade', { link: 'https://zelenadolina.test' })
  document.end()
  await once(document, 'end')
  expect(isHarmlessPdf(Buffer.concat(parts))).toBe(true)
})
