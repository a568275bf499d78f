import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`member_fees\` ADD \`changed_by_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`member_fees_changed_by_idx\` ON \`member_fees\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`player_owed_idx\` ON \`member_fees\` (\`player_id\`,\`owed\`);`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` ADD \`version_changed_by_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_changed_by_idx\` ON \`_member_fees_v\` (\`version_changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`version_player_version_owed_idx\` ON \`_member_fees_v\` (\`version_player_id\`,\`version_owed\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`holder_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`rest\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`reverses_id\` text REFERENCES payments(id) ON DELETE set null;`)
  // What stands in the books already: the rest of each payment, whose it is, and what a correction corrects.
  await db.run(sql`UPDATE \`payments\` SET \`rest\` = \`amount\` - coalesce((SELECT sum(\`amount\`) FROM \`payments_allocations\` WHERE \`_parent_id\` = \`payments\`.\`id\`), 0);`)
  await db.run(sql`UPDATE \`payments\` SET \`holder_id\` = (SELECT \`users_id\` FROM \`payments_rels\` WHERE \`parent_id\` = \`payments\`.\`id\` AND \`path\` = 'players' ORDER BY \`order\` LIMIT 1);`)
  await db.run(sql`UPDATE \`payments\` SET \`reverses_id\` = (SELECT p.\`id\` FROM \`payments\` p WHERE p.\`batch\` || '-0' = \`payments\`.\`batch\` AND p.\`amount\` = -\`payments\`.\`amount\` AND p.\`holder_id\` IS \`payments\`.\`holder_id\` LIMIT 1) WHERE \`batch\` LIKE '%-0';`)
  await db.run(sql`CREATE INDEX \`payments_holder_idx\` ON \`payments\` (\`holder_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_rest_idx\` ON \`payments\` (\`rest\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_reverses_idx\` ON \`payments\` (\`reverses_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_member_fees\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`player_id\` text NOT NULL,
  	\`period\` text NOT NULL,
  	\`item\` text DEFAULT 'monthly' NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`reason\` text,
  	\`due_date\` text NOT NULL,
  	\`waived\` integer DEFAULT false,
  	\`claimed_paid_at\` text,
  	\`note\` text,
  	\`paid_amount\` numeric DEFAULT 0,
  	\`owed\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`player_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_member_fees\`("id", "player_id", "period", "item", "amount", "currency", "reason", "due_date", "waived", "claimed_paid_at", "note", "paid_amount", "owed", "updated_at", "created_at", "deleted_at") SELECT "id", "player_id", "period", "item", "amount", "currency", "reason", "due_date", "waived", "claimed_paid_at", "note", "paid_amount", "owed", "updated_at", "created_at", "deleted_at" FROM \`member_fees\`;`)
  await db.run(sql`DROP TABLE \`member_fees\`;`)
  await db.run(sql`ALTER TABLE \`__new_member_fees\` RENAME TO \`member_fees\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`member_fees_player_idx\` ON \`member_fees\` (\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`member_fees_due_date_idx\` ON \`member_fees\` (\`due_date\`);`)
  await db.run(sql`CREATE INDEX \`member_fees_waived_idx\` ON \`member_fees\` (\`waived\`);`)
  await db.run(sql`CREATE INDEX \`member_fees_owed_idx\` ON \`member_fees\` (\`owed\`);`)
  await db.run(sql`CREATE INDEX \`member_fees_updated_at_idx\` ON \`member_fees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_fees_created_at_idx\` ON \`member_fees\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`member_fees_deleted_at_idx\` ON \`member_fees\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`player_period_item_idx\` ON \`member_fees\` (\`player_id\`,\`period\`,\`item\`);`)
  await db.run(sql`CREATE INDEX \`period_dueDate_idx\` ON \`member_fees\` (\`period\`,\`due_date\`);`)
  await db.run(sql`CREATE TABLE \`__new__member_fees_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_player_id\` text NOT NULL,
  	\`version_period\` text NOT NULL,
  	\`version_item\` text DEFAULT 'monthly' NOT NULL,
  	\`version_amount\` numeric NOT NULL,
  	\`version_currency\` text DEFAULT 'EUR' NOT NULL,
  	\`version_reason\` text,
  	\`version_due_date\` text NOT NULL,
  	\`version_waived\` integer DEFAULT false,
  	\`version_claimed_paid_at\` text,
  	\`version_note\` text,
  	\`version_paid_amount\` numeric DEFAULT 0,
  	\`version_owed\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`member_fees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_player_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__member_fees_v\`("id", "parent_id", "version_player_id", "version_period", "version_item", "version_amount", "version_currency", "version_reason", "version_due_date", "version_waived", "version_claimed_paid_at", "version_note", "version_paid_amount", "version_owed", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_player_id", "version_period", "version_item", "version_amount", "version_currency", "version_reason", "version_due_date", "version_waived", "version_claimed_paid_at", "version_note", "version_paid_amount", "version_owed", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_member_fees_v\`;`)
  await db.run(sql`DROP TABLE \`_member_fees_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__member_fees_v\` RENAME TO \`_member_fees_v\`;`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_parent_idx\` ON \`_member_fees_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_player_idx\` ON \`_member_fees_v\` (\`version_player_id\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_due_date_idx\` ON \`_member_fees_v\` (\`version_due_date\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_waived_idx\` ON \`_member_fees_v\` (\`version_waived\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_owed_idx\` ON \`_member_fees_v\` (\`version_owed\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_updated_at_idx\` ON \`_member_fees_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_created_at_idx\` ON \`_member_fees_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_version_version_deleted_at_idx\` ON \`_member_fees_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_created_at_idx\` ON \`_member_fees_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_member_fees_v_updated_at_idx\` ON \`_member_fees_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_player_version_period_version_item_idx\` ON \`_member_fees_v\` (\`version_player_id\`,\`version_period\`,\`version_item\`);`)
  await db.run(sql`CREATE INDEX \`version_period_version_dueDate_idx\` ON \`_member_fees_v\` (\`version_period\`,\`version_due_date\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`recorded_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payments\`("id", "amount", "received_at", "method", "symbol", "payer", "bank_reference", "batch", "recorded_by_id", "updated_at", "created_at") SELECT "id", "amount", "received_at", "method", "symbol", "payer", "bank_reference", "batch", "recorded_by_id", "updated_at", "created_at" FROM \`payments\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`ALTER TABLE \`__new_payments\` RENAME TO \`payments\`;`)
  await db.run(sql`CREATE INDEX \`payments_received_at_idx\` ON \`payments\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_symbol_idx\` ON \`payments\` (\`symbol\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_bank_reference_idx\` ON \`payments\` (\`bank_reference\`);`)
  await db.run(sql`CREATE INDEX \`payments_batch_idx\` ON \`payments\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`payments_recorded_by_idx\` ON \`payments\` (\`recorded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
}
