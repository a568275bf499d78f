import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bank_statements\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`headings\` text NOT NULL,
  	\`mapping\` text NOT NULL,
  	\`first_day\` text NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`booked\` numeric NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`returned\` numeric NOT NULL,
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
  await db.run(sql`CREATE INDEX \`bank_statements_headings_idx\` ON \`bank_statements\` (\`headings\`);`)
  await db.run(sql`CREATE INDEX \`bank_statements_imported_by_idx\` ON \`bank_statements\` (\`imported_by_id\`);`)
  await db.run(sql`CREATE INDEX \`bank_statements_imported_at_idx\` ON \`bank_statements\` (\`imported_at\`);`)
  await db.run(sql`CREATE INDEX \`bank_statements_undone_by_idx\` ON \`bank_statements\` (\`undone_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bank_statements_operation_idx\` ON \`bank_statements\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`bank_statements_updated_at_idx\` ON \`bank_statements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bank_statements_created_at_idx\` ON \`bank_statements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bank_rows\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`statement_id\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`symbol\` text,
  	\`payer\` text,
  	\`iban\` text,
  	\`note\` text,
  	\`state\` text NOT NULL,
  	\`payment_id\` text,
  	\`player_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`statement_id\`) REFERENCES \`bank_statements\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`player_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bank_rows_statement_idx\` ON \`bank_rows\` (\`statement_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bank_rows_key_idx\` ON \`bank_rows\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_iban_idx\` ON \`bank_rows\` (\`iban\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_state_idx\` ON \`bank_rows\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_payment_idx\` ON \`bank_rows\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_player_idx\` ON \`bank_rows\` (\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_updated_at_idx\` ON \`bank_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_created_at_idx\` ON \`bank_rows\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bank_statements\`;`)
  await db.run(sql`DROP TABLE \`bank_rows\`;`)
}
