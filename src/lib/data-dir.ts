import path from 'node:path'

/** The folder that holds everything a club must keep: database, uploads, outgoing mail, secrets. `DATA_DIR`, else ./data. */
export const dataDir = (): string => path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? 'data')
