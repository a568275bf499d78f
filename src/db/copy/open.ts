import { BasePayload, type Payload, type SanitizedConfig } from 'payload'
import { isStartRefusal, StartRefusal } from '@/lib/env'
import { migrations as mongodbMigrations } from '../migrations/mongodb'
import { migrations } from '../migrations/sqlite'
import { sqliteDatabase } from '../sqlite/adapter'
import { isMongodbUrl, shownUrl } from './addresses'
import type { Source, Target } from './parts'
import { sqliteSource, sqliteSourceAdapter } from './sqlite-source'
import { prepareFile, sqliteTarget } from './sqlite-target'

/** How long a MongoDB server that does not answer is waited for. */
const ANSWER_MS = 5000

/** MongoDB's driver would try for half a minute. */
const impatient = (url: string): string =>
  url.includes('serverSelectionTimeoutMS')
    ? url
    : `${url}${url.includes('?') ? '&' : '?'}serverSelectionTimeoutMS=${ANSWER_MS}`

async function openOn(config: SanitizedConfig, url: string, db: object): Promise<Payload> {
  try {
    return (await new BasePayload().init({
      config: { ...config, db: db as SanitizedConfig['db'] },
      disableOnInit: true,
    })) as unknown as Payload
  } catch (error) {
    if (isStartRefusal(error)) throw error
    throw new StartRefusal(
      `Databáza ${shownUrl(url)} sa nedá otvoriť: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Opens the database that is copied, without changing it. Throws StartRefusal when it may not be copied. */
export async function openSource(config: SanitizedConfig, url: string): Promise<Source> {
  if (!isMongodbUrl(url)) return sqliteSource(await openOn(config, url, sqliteSourceAdapter(url, migrations)))
  const { mongodbSource, mongodbSourceAdapter } = await import('./mongodb-source')
  return mongodbSource(await openOn(config, url, mongodbSourceAdapter(impatient(url), mongodbMigrations)))
}

/**
 * Opens the database that is filled and marks it as unfinished; one that a killed copy left is emptied. Throws
 * StartRefusal when it may not be filled.
 */
export async function openTarget(config: SanitizedConfig, url: string): Promise<Target> {
  if (!isMongodbUrl(url))
    return sqliteTarget(await openOn(config, url, sqliteDatabase(url, migrations, { prepare: prepareFile })))
  const { mongodbTarget, prepareDatabase } = await import('./mongodb-target')
  const { mongoDatabase } = await import('../mongodb/adapter')
  const adapter = mongoDatabase(impatient(url), mongodbMigrations, {
    prepare: prepareDatabase,
    hasIndexes: false,
  })
  return mongodbTarget(await openOn(config, url, adapter))
}
