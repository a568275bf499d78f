import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { nameSources } from '../money-sources'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payments\` ADD \`source_id\` text REFERENCES payments(id);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`request_hash\` text;`)
  await db.run(sql`CREATE INDEX \`payments_source_idx\` ON \`payments\` (\`source_id\`);`)
  await nameSources(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`method\` text NOT NULL,
  	\`symbol\` text,
  	\`payer\` text,
  	\`bank_reference\` text,
  	\`batch\` text,
  	\`recorded_by_id\` text,
  	\`holder_id\` text,
  	\`rest\` numeric DEFAULT 0,
  	\`reverses_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`recorded_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`holder_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reverses_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payments\`("id", "amount", "received_at", "method", "symbol", "payer", "bank_reference", "batch", "recorded_by_id", "holder_id", "rest", "reverses_id", "updated_at", "created_at") SELECT "id", "amount", "received_at", "method", "symbol", "payer", "bank_reference", "batch", "recorded_by_id", "holder_id", "rest", "reverses_id", "updated_at", "created_at" FROM \`payments\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`ALTER TABLE \`__new_payments\` RENAME TO \`payments\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payments_received_at_idx\` ON \`payments\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_symbol_idx\` ON \`payments\` (\`symbol\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_bank_reference_idx\` ON \`payments\` (\`bank_reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_batch_idx\` ON \`payments\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`payments_recorded_by_idx\` ON \`payments\` (\`recorded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_holder_idx\` ON \`payments\` (\`holder_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_rest_idx\` ON \`payments\` (\`rest\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_reverses_idx\` ON \`payments\` (\`reverses_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  // A rest was each row's own before.
  await db.run(sql`UPDATE \`payments\` SET \`rest\` = \`amount\` - coalesce((SELECT sum(\`amount\`) FROM \`payments_allocations\` WHERE \`_parent_id\` = \`payments\`.\`id\`), 0);`)
}
