import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`fixture_imports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`headings\` text NOT NULL,
  	\`mapping\` text NOT NULL,
  	\`created\` numeric NOT NULL,
  	\`changed\` numeric NOT NULL,
  	\`changes\` text,
  	\`notify\` integer DEFAULT true,
  	\`imported_by_id\` text,
  	\`imported_at\` text NOT NULL,
  	\`undone_at\` text,
  	\`undone_by_id\` text,
  	\`operation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`imported_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`undone_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`fixture_imports_headings_idx\` ON \`fixture_imports\` (\`headings\`);`)
  await db.run(sql`CREATE INDEX \`fixture_imports_imported_by_idx\` ON \`fixture_imports\` (\`imported_by_id\`);`)
  await db.run(sql`CREATE INDEX \`fixture_imports_imported_at_idx\` ON \`fixture_imports\` (\`imported_at\`);`)
  await db.run(sql`CREATE INDEX \`fixture_imports_undone_by_idx\` ON \`fixture_imports\` (\`undone_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fixture_imports_operation_idx\` ON \`fixture_imports\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`fixture_imports_updated_at_idx\` ON \`fixture_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fixture_imports_created_at_idx\` ON \`fixture_imports\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`fixture_imports\`;`)
}
