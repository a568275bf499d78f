import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`member_fees\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`member_fees_deleted_at_idx\` ON \`member_fees\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_deleted_at_idx\` ON \`_member_fees_v\` (\`version_deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`member_fees_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`member_fees\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_member_fees_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` DROP COLUMN \`version_deleted_at\`;`)
}
