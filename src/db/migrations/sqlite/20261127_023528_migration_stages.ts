import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`player_migrations_moves\` ADD \`left_out\` text;`)
  await db.run(sql`ALTER TABLE \`player_migrations\` ADD \`due_on\` text;`)
  await db.run(sql`ALTER TABLE \`player_migrations\` ADD \`stage\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`player_migrations_moves\` DROP COLUMN \`left_out\`;`)
  await db.run(sql`ALTER TABLE \`player_migrations\` DROP COLUMN \`due_on\`;`)
  await db.run(sql`ALTER TABLE \`player_migrations\` DROP COLUMN \`stage\`;`)
}
