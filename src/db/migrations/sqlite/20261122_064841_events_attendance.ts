import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`player_recordedAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`attendances\` ADD \`starts_at\` text;`)
  await db.run(sql`UPDATE \`attendances\` SET \`starts_at\` = \`e\`.\`starts_at\`
    FROM \`events\` AS \`e\` WHERE \`e\`.\`id\` = \`attendances\`.\`event_id\`;`)
  await db.run(sql`CREATE INDEX \`attendances_starts_at_idx\` ON \`attendances\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`player_startsAt_1_idx\` ON \`attendances\` (\`player_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`category_startsAt_1_idx\` ON \`attendances\` (\`category_id\`,\`starts_at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`cancelled_together\` text;`)
  await db.run(sql`UPDATE \`events\` SET \`cancelled_together\` = \`cancelled_at\`
    WHERE \`cancelled_at\` IS NOT NULL AND \`series\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`events\` SET \`result_own\` = NULL, \`result_their\` = NULL, \`result_scorers\` = NULL
    WHERE \`type\` <> 2;`)
  await db.run(sql`UPDATE \`users\` SET \`second_category_id\` = NULL
    WHERE \`second_category_id\` = \`category_id\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`attendances_starts_at_idx\`;`)
  await db.run(sql`DROP INDEX \`player_startsAt_1_idx\`;`)
  await db.run(sql`DROP INDEX \`category_startsAt_1_idx\`;`)
  await db.run(sql`CREATE INDEX \`player_recordedAt_idx\` ON \`attendances\` (\`player_id\`,\`recorded_at\`);`)
  await db.run(sql`ALTER TABLE \`attendances\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`cancelled_together\`;`)
}
