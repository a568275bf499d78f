import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { fillOccasions } from '../fee-occasions'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`player_period_item_idx\`;`)
  await db.run(sql`ALTER TABLE \`member_fees\` ADD \`occasion\` text DEFAULT 'monthly' NOT NULL;`)
  await fillOccasions(db)
  await db.run(sql`CREATE UNIQUE INDEX \`player_period_item_occasion_idx\` ON \`member_fees\` (\`player_id\`,\`period\`,\`item\`,\`occasion\`);`)
  await db.run(sql`DROP INDEX \`version_player_version_period_version_item_idx\`;`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` ADD \`version_occasion\` text DEFAULT 'monthly' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`version_player_version_period_version_item_version_occas_idx\` ON \`_member_fees_v\` (\`version_player_id\`,\`version_period\`,\`version_item\`,\`version_occasion\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`player_period_item_occasion_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`player_period_item_idx\` ON \`member_fees\` (\`player_id\`,\`period\`,\`item\`);`)
  await db.run(sql`ALTER TABLE \`member_fees\` DROP COLUMN \`occasion\`;`)
  await db.run(sql`DROP INDEX \`version_player_version_period_version_item_version_occas_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_player_version_period_version_item_idx\` ON \`_member_fees_v\` (\`version_player_id\`,\`version_period\`,\`version_item\`);`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` DROP COLUMN \`version_occasion\`;`)
}
