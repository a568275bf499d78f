import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`category_id\` text,
  	\`child_name\` text,
  	\`birth_year\` numeric,
  	\`guardian_name\` text NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`note\` text,
  	\`expires_at\` text NOT NULL,
  	\`operation\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_category_idx\` ON \`enquiries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_expires_at_idx\` ON \`enquiries\` (\`expires_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_operation_idx\` ON \`enquiries\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries\`;`)
}
