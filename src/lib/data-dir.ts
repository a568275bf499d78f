import path from 'node:path'

/** The folder that holds everything a club must keep: database, uploads, outgoing mail, secrets. `DATA_DIR`, else ./data. */
export const dataDir = (): string => path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || 'data')

/** A path below it. The build follows paths it can work out and copies what it finds there: never this one. */
export const inDataDir = (...parts: string[]): string =>
  path.join(/* turbopackIgnore: true */ dataDir(), ...parts)
