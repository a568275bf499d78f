import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`participants\` ADD \`nomination\` text;`)
  await db.run(sql`UPDATE \`participants\` SET \`nomination\` = 'in' WHERE \`nominated\` = 1;`)
  await db.run(sql`ALTER TABLE \`participants\` DROP COLUMN \`nominated\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`participants\` ADD \`nominated\` integer DEFAULT false;`)
  await db.run(sql`UPDATE \`participants\` SET \`nominated\` = 1 WHERE \`nomination\` = 'in';`)
  await db.run(sql`ALTER TABLE \`participants\` DROP COLUMN \`nomination\`;`)
}
