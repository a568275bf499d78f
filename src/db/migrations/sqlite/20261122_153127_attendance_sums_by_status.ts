import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`category_startsAt_status_idx\`;`)
  await db.run(sql`CREATE INDEX \`category_status_startsAt_idx\` ON \`attendances\` (\`category_id\`,\`status\`,\`starts_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`category_status_startsAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`category_startsAt_status_idx\` ON \`attendances\` (\`category_id\`,\`starts_at\`,\`status\`);`)
}
