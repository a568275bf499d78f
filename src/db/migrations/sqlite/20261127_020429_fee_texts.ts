import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`club\` ADD \`fees_texts_due_soon\` text;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`fees_texts_overdue\` text;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`fees_texts_paid\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`fees_texts_due_soon\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`fees_texts_overdue\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`fees_texts_paid\`;`)
}
