import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_token\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_expiration\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`new_email\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`new_email_token\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`new_email_expiration\` text;`)
  await db.run(sql`CREATE INDEX \`users_invitation_token_idx\` ON \`users\` (\`invitation_token\`);`)
  await db.run(sql`CREATE INDEX \`users_new_email_token_idx\` ON \`users\` (\`new_email_token\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_invitation_token_idx\`;`)
  await db.run(sql`DROP INDEX \`users_new_email_token_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_token\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_expiration\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`new_email\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`new_email_token\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`new_email_expiration\`;`)
}
