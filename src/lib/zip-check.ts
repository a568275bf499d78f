import { fromBufferPromise } from 'yauzl'
import { Refusal } from './errors'

/** What a workbook of 5,000 rows unpacks to, many times over. */
const MAX_UNPACKED = 64 * 1024 * 1024

/**
 * Throws 400 when an archive unpacks to more than 64 MiB, and with `broken` when it cannot be unpacked. It is unpacked piece
 * by piece and not kept: a few kilobytes may claim to be small and become gigabytes.
 */
export async function refuseZipBomb(data: Buffer, broken: string): Promise<void> {
  let unpacked = 0
  const tooLarge = new Refusal(400, {
    message: 'Súbor je po rozbalení príliš veľký. Uložte z neho len hárok s tabuľkou.',
    field: 'file',
  })
  try {
    const archive = await fromBufferPromise(data)
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        unpacked += (piece as Buffer).length
        if (unpacked > MAX_UNPACKED) throw tooLarge
      }
    }
  } catch (error) {
    throw error === tooLarge ? error : new Refusal(400, { message: broken, field: 'file' })
  }
}
