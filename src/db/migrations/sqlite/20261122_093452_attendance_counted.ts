import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`category_startsAt_1_idx\`;`)
  await db.run(sql`DROP INDEX \`startsAt_category_status_idx\`;`)
  await db.run(sql`CREATE INDEX \`category_startsAt_status_idx\` ON \`attendances\` (\`category_id\`,\`starts_at\`,\`status\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`category_startsAt_status_idx\`;`)
  await db.run(sql`CREATE INDEX \`category_startsAt_1_idx\` ON \`attendances\` (\`category_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`startsAt_category_status_idx\` ON \`attendances\` (\`starts_at\`,\`category_id\`,\`status\`);`)
}
