import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`member_imports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`headings\` text NOT NULL,
  	\`mapping\` text NOT NULL,
  	\`created\` numeric NOT NULL,
  	\`changed\` numeric NOT NULL,
  	\`guardians\` numeric NOT NULL,
  	\`changes\` text,
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
  await db.run(sql`CREATE INDEX \`member_imports_headings_idx\` ON \`member_imports\` (\`headings\`);`)
  await db.run(sql`CREATE INDEX \`member_imports_imported_by_idx\` ON \`member_imports\` (\`imported_by_id\`);`)
  await db.run(sql`CREATE INDEX \`member_imports_imported_at_idx\` ON \`member_imports\` (\`imported_at\`);`)
  await db.run(sql`CREATE INDEX \`member_imports_undone_by_idx\` ON \`member_imports\` (\`undone_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_imports_operation_idx\` ON \`member_imports\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`member_imports_updated_at_idx\` ON \`member_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_imports_created_at_idx\` ON \`member_imports\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`member_imports\`;`)
}
