import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { ZipFile } from 'yazl'
import { storedRows } from '../queries'
import type { Area, DataSubject } from '../views'
import { AREAS } from './queries'
import { folderOf, FORMAT, readmeText } from './rules'

/** A row with every key that is explained: a database may leave out a value that was never set. */
const whole = ({ keys }: Area, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, row[key] ?? null]))

/** The rows of an area as the text of its file, row by row; its files are added to the archive beside it. */
async function* areaText(
  req: PayloadRequest,
  zip: ZipFile,
  area: Area,
  subject: DataSubject,
): AsyncGenerator<string> {
  const [person] = await storedRows(req, 'users', { id: { equals: subject.id } })
  const { rows, files = [] } = person ? await area.read(req, { person, subject }) : { rows: [] }
  for (const { path, stored } of files) await addStored(zip, `${folderOf(subject)}/${path}`, stored)
  yield '['
  for (const [at, row] of rows.entries())
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(whole(area, row), null, 1)}`
  yield '\n]\n'
}

/** Read when the archive reaches it and then closed: no file stays open when the reader goes away. */
async function* contentOf(stored: string): AsyncGenerator<Buffer> {
  yield await readFile(stored)
}

/** Adds a stored file, unless it is missing on the disk; pictures are compressed already. */
async function addStored(zip: ZipFile, name: string, stored: string): Promise<void> {
  const found = await stat(stored).catch(() => undefined)
  if (!found?.isFile()) return
  zip.addReadStreamLazy(name, { compress: false, mtime: found.mtime }, (ready) =>
    ready(null, Readable.from(contentOf(stored))),
  )
}

/**
 * The archive of these people as a stream. Each area is read when the stream reaches it, so that neither all rows nor a
 * file of the archive ever exist as a whole; whoever stops reading ends it. An error ends the stream without the archive's
 * last part: no program takes it for a whole one.
 */
export function archiveStream(
  req: PayloadRequest,
  subjects: readonly DataSubject[],
  club: string,
  now: Date,
): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (err: Error): void => {
    req.payload.logger.error({ err, msg: 'An archive of own data ended early' })
    output.destroy(err)
  }
  zip.on('error', fail)
  const add = (name: string, text: () => AsyncGenerator<string>): Promise<void> =>
    new Promise((resolve) => {
      zip.addReadStreamLazy(name, { mtime: now }, (ready) => {
        const source = Readable.from(text())
        source.once('end', resolve).once('error', fail)
        ready(null, source)
      })
    })
  const plain = (name: string, text: string): void =>
    zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime: now })
  plain('README.txt', readmeText(club, subjects, AREAS, now))
  plain('obsah.json', `${JSON.stringify(contents(subjects, now), null, 1)}\n`)
  void (async () => {
    for (const subject of subjects)
      for (const area of AREAS)
        await add(`${folderOf(subject)}/${area.file}.json`, () => areaText(req, zip, area, subject))
    zip.end()
  })()
  return output
}

const contents = (subjects: readonly DataSubject[], now: Date) => ({
  format: FORMAT,
  createdAt: now.toISOString(),
  people: subjects.map((subject) => ({ folder: folderOf(subject), name: subject.name })),
  files: AREAS.map(({ file, title }) => ({ file: `${file}.json`, title })),
})
