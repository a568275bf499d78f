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
  await db.run(sql`ALTER TABLE \`users\` ADD \`merged_into_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`users_merged_into_idx\` ON \`users\` (\`merged_into_id\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`changed_by_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_changed_by_idx\` ON \`enquiries\` (\`changed_by_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`fixture_imports\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_users\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`name\` text,
  	\`sort_name\` text,
  	\`search_name\` text,
  	\`phone\` text,
  	\`role\` text DEFAULT 'player' NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`inactive_since\` text,
  	\`erased_at\` text,
  	\`photo_id\` text,
  	\`calendar_token\` text,
  	\`consents_later_until\` text,
  	\`quiet_hours_from\` text DEFAULT '21:00',
  	\`quiet_hours_to\` text DEFAULT '07:00',
  	\`digest\` integer DEFAULT false,
  	\`invitation_token\` text,
  	\`invitation_expiration\` text,
  	\`new_email\` text,
  	\`new_email_token\` text,
  	\`new_email_expiration\` text,
  	\`answer_link_key\` text,
  	\`playing\` integer DEFAULT true,
  	\`category_id\` text,
  	\`second_category_id\` text,
  	\`birth_date\` text,
  	\`jersey_number\` numeric,
  	\`position\` text,
  	\`joined_at\` text,
  	\`fee_paused_until\` text,
  	\`medical_valid_until\` text,
  	\`registration_number\` text,
  	\`trial_until\` text,
  	\`trial_enquiry\` text,
  	\`variable_symbol\` text,
  	\`family_symbol\` text,
  	\`hourly_rate\` numeric,
  	\`staff_title\` text,
  	\`staff_licence\` text,
  	\`staff_bio\` text,
  	\`staff_shown\` integer DEFAULT false,
  	\`staff_contact_shown\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`email\` text,
  	\`username\` text,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`second_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_users\`("id", "first_name", "last_name", "name", "sort_name", "search_name", "phone", "role", "active", "inactive_since", "erased_at", "photo_id", "calendar_token", "consents_later_until", "quiet_hours_from", "quiet_hours_to", "digest", "invitation_token", "invitation_expiration", "new_email", "new_email_token", "new_email_expiration", "answer_link_key", "playing", "category_id", "second_category_id", "birth_date", "jersey_number", "position", "joined_at", "fee_paused_until", "medical_valid_until", "registration_number", "trial_until", "trial_enquiry", "variable_symbol", "family_symbol", "hourly_rate", "staff_title", "staff_licence", "staff_bio", "staff_shown", "staff_contact_shown", "updated_at", "created_at", "deleted_at", "email", "username", "reset_password_token", "reset_password_expiration", "salt", "hash") SELECT "id", "first_name", "last_name", "name", "sort_name", "search_name", "phone", "role", "active", "inactive_since", "erased_at", "photo_id", "calendar_token", "consents_later_until", "quiet_hours_from", "quiet_hours_to", "digest", "invitation_token", "invitation_expiration", "new_email", "new_email_token", "new_email_expiration", "answer_link_key", "playing", "category_id", "second_category_id", "birth_date", "jersey_number", "position", "joined_at", "fee_paused_until", "medical_valid_until", "registration_number", "trial_until", "trial_enquiry", "variable_symbol", "family_symbol", "hourly_rate", "staff_title", "staff_licence", "staff_bio", "staff_shown", "staff_contact_shown", "updated_at", "created_at", "deleted_at", "email", "username", "reset_password_token", "reset_password_expiration", "salt", "hash" FROM \`users\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`ALTER TABLE \`__new_users\` RENAME TO \`users\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`users_name_idx\` ON \`users\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`users_sort_name_idx\` ON \`users\` (\`sort_name\`);`)
  await db.run(sql`CREATE INDEX \`users_search_name_idx\` ON \`users\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`users_role_idx\` ON \`users\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`users_active_idx\` ON \`users\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`users_inactive_since_idx\` ON \`users\` (\`inactive_since\`);`)
  await db.run(sql`CREATE INDEX \`users_erased_at_idx\` ON \`users\` (\`erased_at\`);`)
  await db.run(sql`CREATE INDEX \`users_photo_idx\` ON \`users\` (\`photo_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_calendar_token_idx\` ON \`users\` (\`calendar_token\`);`)
  await db.run(sql`CREATE INDEX \`users_invitation_token_idx\` ON \`users\` (\`invitation_token\`);`)
  await db.run(sql`CREATE INDEX \`users_new_email_token_idx\` ON \`users\` (\`new_email_token\`);`)
  await db.run(sql`CREATE INDEX \`users_playing_idx\` ON \`users\` (\`playing\`);`)
  await db.run(sql`CREATE INDEX \`users_category_idx\` ON \`users\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`users_second_category_idx\` ON \`users\` (\`second_category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_trial_enquiry_idx\` ON \`users\` (\`trial_enquiry\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_variable_symbol_idx\` ON \`users\` (\`variable_symbol\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_family_symbol_idx\` ON \`users\` (\`family_symbol\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`users_deleted_at_idx\` ON \`users\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_username_idx\` ON \`users\` (\`username\`);`)
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
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_category_idx\` ON \`enquiries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_expires_at_idx\` ON \`enquiries\` (\`expires_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_operation_idx\` ON \`enquiries\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
}
