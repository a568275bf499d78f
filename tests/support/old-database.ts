import { randomUUID } from 'node:crypto'
import { buildConfig, getPayload } from 'payload'
import { sqliteDatabase } from '@/db/sqlite/adapter'

/** Starts and ends a program that has these migrations with an SQLite file; throws what the migrations throw. */
export async function openWith(
  file: string,
  migrations: Parameters<typeof sqliteDatabase>[1],
): Promise<void> {
  const config = buildConfig({
    secret: 'x'.repeat(32),
    db: sqliteDatabase(`file:${file}`, migrations),
    typescript: { autoGenerate: false },
    logger: { options: { level: 'silent' } },
  })
  const payload = await getPayload({ config, key: randomUUID() })
  await payload.destroy()
}
