import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`changed_by_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_changed_by_idx\` ON \`enquiries\` (\`changed_by_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
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
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "kind", "state", "category_id", "child_name", "birth_year", "guardian_name", "phone", "email", "note", "expires_at", "operation", "updated_at", "created_at") SELECT "id", "kind", "state", "category_id", "child_name", "birth_year", "guardian_name", "phone", "email", "note", "expires_at", "operation", "updated_at", "created_at" FROM \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_category_idx\` ON \`enquiries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_expires_at_idx\` ON \`enquiries\` (\`expires_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_operation_idx\` ON \`enquiries\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
}
