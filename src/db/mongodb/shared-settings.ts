import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dataDir, inDataDir } from '@/lib/data-dir'

/** What all processes of one site have in common: checksums of the secret and the mark of the folder of files. */
export interface SharedSettings {
  secret: string
  folder: string
}

const DIFFERENT: Readonly<Record<keyof SharedSettings, string>> = {
  secret:
    'Iný proces webu nad touto databázou má iné PAYLOAD_SECRET. Nastavte všetkým to isté, inak by prihlásenie z jedného v druhom neplatilo.',
  folder:
    'Iný proces webu nad touto databázou má iný priečinok DATA_DIR. Dajte všetkým ten istý, inak by obrázky a dokumenty z jedného v druhom chýbali.',
}

/** The file that tells one folder of files from another. */
const MARK = 'folder-id'

/** The mark of DATA_DIR, made when it has none; of two processes that make it at once one wins. */
async function folderMark(): Promise<string> {
  const file = inDataDir(MARK)
  // On MongoDB nothing has been written before the first start.
  await mkdir(dataDir(), { recursive: true, mode: 0o700 })
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

/** The settings of this process. Nobody learns the secret from its checksum: it is long and random. */
export const sharedSettings = async (secret: string): Promise<SharedSettings> => ({
  secret: createHash('sha256').update(`processes ${secret}`).digest('base64url'),
  folder: await folderMark(),
})

/** What two processes have set differently, as a sentence; undefined when nothing. What an older program does not tell is equal. */
export function differenceIn(own: SharedSettings, other: Partial<SharedSettings>): string | undefined {
  const names = Object.keys(DIFFERENT) as (keyof SharedSettings)[]
  const different = names.find((name) => other[name] && other[name] !== own[name])
  return different && DIFFERENT[different]
}
