import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`notify\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_notify\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`events\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`notify\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_notify\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`events\`;`)
}
