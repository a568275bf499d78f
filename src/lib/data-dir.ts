import path from 'node:path'

/** The folder of everything a club must keep (database, uploads, outgoing mail, secrets): `DATA_DIR`, else ./data. */
export const dataDir = (): string => path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || 'data')

/** A path below it. The marks keep the build from tracing the path and copying the data into its output. */
export const inDataDir = (...parts: string[]): string =>
  path.join(/* turbopackIgnore: true */ dataDir(), ...parts)
