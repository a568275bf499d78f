import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`player_userSubmitted_idx\`;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`published\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`asks_until\` text;`)
  await db.run(sql`UPDATE \`participants\` SET
    \`starts_at\` = iif(\`e\`.\`deleted_at\` IS NULL, \`e\`.\`starts_at\`, NULL),
    \`published\` = coalesce(\`e\`.\`published\`, 0) AND \`e\`.\`deleted_at\` IS NULL,
    \`asks_until\` = iif(\`e\`.\`published\` AND \`e\`.\`answer_required\` AND \`e\`.\`deleted_at\` IS NULL AND \`e\`.\`cancelled_at\` IS NULL,
      coalesce(\`e\`.\`answer_until\`, \`e\`.\`starts_at\`), NULL)
    FROM \`events\` AS \`e\` WHERE \`e\`.\`id\` = \`participants\`.\`event_id\`;`)
  await db.run(sql`CREATE INDEX \`participants_starts_at_idx\` ON \`participants\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`player_userSubmitted_asksUntil_idx\` ON \`participants\` (\`player_id\`,\`user_submitted\`,\`asks_until\`);`)
  await db.run(sql`CREATE INDEX \`player_startsAt_idx\` ON \`participants\` (\`player_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`category_startsAt_idx\` ON \`participants\` (\`category_id\`,\`starts_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`participants_starts_at_idx\`;`)
  await db.run(sql`DROP INDEX \`player_userSubmitted_asksUntil_idx\`;`)
  await db.run(sql`DROP INDEX \`player_startsAt_idx\`;`)
  await db.run(sql`DROP INDEX \`category_startsAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`player_userSubmitted_idx\` ON \`participants\` (\`player_id\`,\`user_submitted\`);`)
  await db.run(sql`ALTER TABLE \`participants\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`participants\` DROP COLUMN \`published\`;`)
  await db.run(sql`ALTER TABLE \`participants\` DROP COLUMN \`asks_until\`;`)
}
