import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`closings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`operation\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`place_name\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reason\` text,
  	\`closed\` integer DEFAULT false,
  	\`changes\` text NOT NULL,
  	\`notify\` integer DEFAULT true,
  	\`by_id\` text,
  	\`at\` text NOT NULL,
  	\`undone_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`closings_operation_idx\` ON \`closings\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`closings_by_idx\` ON \`closings\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`closings_at_idx\` ON \`closings\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`closings_updated_at_idx\` ON \`closings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`closings_created_at_idx\` ON \`closings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`by_at_idx\` ON \`closings\` (\`by_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`contact_openings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`by_id\` text,
  	\`players\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_openings_by_idx\` ON \`contact_openings\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_openings_updated_at_idx\` ON \`contact_openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_openings_created_at_idx\` ON \`contact_openings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`event_createdAt_idx\` ON \`contact_openings\` (\`event\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`trial_enquiry\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`hourly_rate\` numeric;`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_trial_enquiry_idx\` ON \`users\` (\`trial_enquiry\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`squad_size\` numeric;`)
  await db.run(sql`ALTER TABLE \`attendances\` ADD \`late_minutes\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`closings\`;`)
  await db.run(sql`DROP TABLE \`contact_openings\`;`)
  await db.run(sql`DROP INDEX \`users_trial_enquiry_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`trial_enquiry\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`hourly_rate\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`squad_size\`;`)
  await db.run(sql`ALTER TABLE \`attendances\` DROP COLUMN \`late_minutes\`;`)
}
