import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`absences\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`player_id\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reason\` text,
  	\`by_id\` text,
  	\`at\` text NOT NULL,
  	\`operation\` text NOT NULL,
  	\`taken_back_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`player_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`absences_player_idx\` ON \`absences\` (\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_to_idx\` ON \`absences\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`absences_by_idx\` ON \`absences\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_updated_at_idx\` ON \`absences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`absences_created_at_idx\` ON \`absences\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`operation_player_idx\` ON \`absences\` (\`operation\`,\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`player_to_idx\` ON \`absences\` (\`player_id\`,\`to\`);`)
  await db.run(sql`CREATE TABLE \`absences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`absences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`absences_rels_order_idx\` ON \`absences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`absences_rels_parent_idx\` ON \`absences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_rels_path_idx\` ON \`absences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`absences_rels_categories_id_idx\` ON \`absences_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`before\` text,
  	\`batch\` text,
  	\`by_id\` text,
  	\`first_at\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`told\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_key_idx\` ON \`notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`notices_batch_idx\` ON \`notices\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`notices_by_idx\` ON \`notices\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`told_dueAt_idx\` ON \`notices\` (\`told\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`push_subscriptions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_id\` text,
  	\`endpoint\` text NOT NULL,
  	\`p256dh\` text NOT NULL,
  	\`auth\` text NOT NULL,
  	\`session\` text,
  	\`device\` text,
  	\`last_seen\` text,
  	\`failures\` numeric DEFAULT 0,
  	\`last_copy\` text,
  	\`last_copy_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`push_subscriptions_user_idx\` ON \`push_subscriptions\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_subscriptions_endpoint_idx\` ON \`push_subscriptions\` (\`endpoint\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_session_idx\` ON \`push_subscriptions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_updated_at_idx\` ON \`push_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_created_at_idx\` ON \`push_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`push_keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`private_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`push_keys_name_idx\` ON \`push_keys\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`push_keys_updated_at_idx\` ON \`push_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_keys_created_at_idx\` ON \`push_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`person_id\` text,
  	\`open_for\` text,
  	\`requested_by_id\` text,
  	\`closed_by_id\` text,
  	\`closed_at\` text,
  	\`reply\` text,
  	\`counts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`requested_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`closed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_person_idx\` ON \`erasures\` (\`person_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`erasures_open_for_idx\` ON \`erasures\` (\`open_for\`);`)
  await db.run(sql`CREATE INDEX \`erasures_requested_by_idx\` ON \`erasures\` (\`requested_by_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_closed_by_idx\` ON \`erasures\` (\`closed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`erasures\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`person_id\` text,
  	\`purpose\` text NOT NULL,
  	\`text_version\` numeric NOT NULL,
  	\`given\` integer DEFAULT false NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` text,
  	\`given_as\` text NOT NULL,
  	\`paper\` integer DEFAULT false,
  	\`operation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_person_idx\` ON \`consents\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_by_idx\` ON \`consents\` (\`by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consents_operation_idx\` ON \`consents\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`person_purpose_at_idx\` ON \`consents\` (\`person_id\`,\`purpose\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`consent_texts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`text\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_texts_updated_at_idx\` ON \`consent_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_texts_created_at_idx\` ON \`consent_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`purpose_version_idx\` ON \`consent_texts\` (\`purpose\`,\`version\`);`)
  await db.run(sql`DROP INDEX \`media_hidden_for_consent_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`shows\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`portrait_of_id\` text REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`public_until\` text;`)
  await db.run(sql`CREATE INDEX \`media_shows_idx\` ON \`media\` (\`shows\`);`)
  await db.run(sql`CREATE INDEX \`media_portrait_of_idx\` ON \`media\` (\`portrait_of_id\`);`)
  await db.run(sql`CREATE INDEX \`media_is_public_idx\` ON \`media\` (\`is_public\`);`)
  await db.run(sql`CREATE INDEX \`media_public_until_idx\` ON \`media\` (\`public_until\`);`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`hidden_for_consent\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`folder_id\` text,
  	\`visibility\` text DEFAULT 'members' NOT NULL,
  	\`effective\` text,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`document_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "title", "folder_id", "visibility", "effective", "original_name", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "folder_id", "visibility", "effective", "original_name", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`documents_title_idx\` ON \`documents\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`documents_folder_idx\` ON \`documents\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_effective_idx\` ON \`documents\` (\`effective\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`last_used_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`inactive_since\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`erased_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`consents_later_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`digest\` integer DEFAULT false;`)
  // Until now it listed what is sent, and nobody could change it; from now on it lists what is not.
  await db.run(sql`DELETE FROM \`users_notification_choices\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`answer_link_key\` text;`)
  // Nobody is on the site without somebody's word: a new default, without rebuilding the table, and no for players.
  await db.run(sql`ALTER TABLE \`users\` RENAME COLUMN \`staff_shown\` TO \`staff_shown_before\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`staff_shown\` integer DEFAULT false;`)
  await db.run(sql`UPDATE \`users\` SET \`staff_shown\` = \`staff_shown_before\` WHERE \`role\` <> 'player';`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`staff_shown_before\`;`)
  await db.run(sql`CREATE INDEX \`users_inactive_since_idx\` ON \`users\` (\`inactive_since\`);`)
  await db.run(sql`CREATE INDEX \`users_erased_at_idx\` ON \`users\` (\`erased_at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`moved_from_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`moved_from_place\` text;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`absence_id\` text REFERENCES absences(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`earlier_submitted\` integer;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`earlier_answer\` text;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`earlier_reason\` text;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`earlier_submitted_at\` text;`)
  await db.run(sql`ALTER TABLE \`participants\` ADD \`earlier_submitted_by\` text;`)
  await db.run(sql`CREATE INDEX \`participants_absence_idx\` ON \`participants\` (\`absence_id\`);`)
  await db.run(sql`ALTER TABLE \`member_fees\` ADD \`claim_refused_at\` text;`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` ADD \`version_claim_refused_at\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`event_id\` text REFERENCES events(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`automatic\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`notifications_event_idx\` ON \`notifications\` (\`event_id\`);`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`due_at\` text;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`claimed_at\` text;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`claimed_by\` text;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`urgent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`copy\` text;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`reason\` text;`)
  await db.run(sql`CREATE INDEX \`channel_state_dueAt_idx\` ON \`deliveries\` (\`channel\`,\`state\`,\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`register\` text;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`signatory\` text;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`payment_link\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`fees_shown\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`reminders_first_hours\` numeric DEFAULT 48;`)
  await db.run(sql`ALTER TABLE \`club\` ADD \`reminders_second_hours\` numeric DEFAULT 12;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`absences\`;`)
  await db.run(sql`DROP TABLE \`absences_rels\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`push_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`push_keys\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`consent_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_participants\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event_id\` text NOT NULL,
  	\`player_id\` text NOT NULL,
  	\`category_id\` text,
  	\`user_submitted\` integer DEFAULT false NOT NULL,
  	\`answer\` text,
  	\`reason\` text,
  	\`submitted_at\` text,
  	\`submitted_by_id\` text,
  	\`nomination\` text,
  	\`starts_at\` text,
  	\`published\` integer DEFAULT false,
  	\`asks_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`player_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`submitted_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_participants\`("id", "event_id", "player_id", "category_id", "user_submitted", "answer", "reason", "submitted_at", "submitted_by_id", "nomination", "starts_at", "published", "asks_until", "updated_at", "created_at") SELECT "id", "event_id", "player_id", "category_id", "user_submitted", "answer", "reason", "submitted_at", "submitted_by_id", "nomination", "starts_at", "published", "asks_until", "updated_at", "created_at" FROM \`participants\`;`)
  await db.run(sql`DROP TABLE \`participants\`;`)
  await db.run(sql`ALTER TABLE \`__new_participants\` RENAME TO \`participants\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`participants_event_idx\` ON \`participants\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`participants_player_idx\` ON \`participants\` (\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`participants_category_idx\` ON \`participants\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`participants_submitted_by_idx\` ON \`participants\` (\`submitted_by_id\`);`)
  await db.run(sql`CREATE INDEX \`participants_starts_at_idx\` ON \`participants\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`participants_updated_at_idx\` ON \`participants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`participants_created_at_idx\` ON \`participants\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_player_idx\` ON \`participants\` (\`event_id\`,\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`player_userSubmitted_asksUntil_idx\` ON \`participants\` (\`player_id\`,\`user_submitted\`,\`asks_until\`);`)
  await db.run(sql`CREATE INDEX \`player_startsAt_idx\` ON \`participants\` (\`player_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`category_startsAt_idx\` ON \`participants\` (\`category_id\`,\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`category_event_idx\` ON \`participants\` (\`category_id\`,\`event_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`hidden_for_consent\` integer DEFAULT false,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_medium_url\` text,
  	\`sizes_medium_width\` numeric,
  	\`sizes_medium_height\` numeric,
  	\`sizes_medium_mime_type\` text,
  	\`sizes_medium_filesize\` numeric,
  	\`sizes_medium_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt", "hidden_for_consent", "original_name", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename", "sizes_medium_url", "sizes_medium_width", "sizes_medium_height", "sizes_medium_mime_type", "sizes_medium_filesize", "sizes_medium_filename", "sizes_large_url", "sizes_large_width", "sizes_large_height", "sizes_large_mime_type", "sizes_large_filesize", "sizes_large_filename") SELECT "id", "alt", "hidden_for_consent", "original_name", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename", "sizes_medium_url", "sizes_medium_width", "sizes_medium_height", "sizes_medium_mime_type", "sizes_medium_filesize", "sizes_medium_filename", "sizes_large_url", "sizes_large_width", "sizes_large_height", "sizes_large_mime_type", "sizes_large_filesize", "sizes_large_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`CREATE INDEX \`media_hidden_for_consent_idx\` ON \`media\` (\`hidden_for_consent\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_medium_sizes_medium_filename_idx\` ON \`media\` (\`sizes_medium_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_notifications\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`url\` text,
  	\`kind\` text DEFAULT 'message' NOT NULL,
  	\`urgent\` integer DEFAULT false,
  	\`audience_kind\` text NOT NULL,
  	\`audience_event_id\` text,
  	\`scheduled_at\` text,
  	\`sent_at\` text,
  	\`sent_by_id\` text,
  	\`signature\` text,
  	\`counts_recipients\` numeric DEFAULT 0,
  	\`counts_unreachable\` numeric DEFAULT 0,
  	\`operation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`audience_event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sent_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notifications\`("id", "title", "body", "url", "kind", "urgent", "audience_kind", "audience_event_id", "scheduled_at", "sent_at", "sent_by_id", "signature", "counts_recipients", "counts_unreachable", "operation", "updated_at", "created_at") SELECT "id", "title", "body", "url", "kind", "urgent", "audience_kind", "audience_event_id", "scheduled_at", "sent_at", "sent_by_id", "signature", "counts_recipients", "counts_unreachable", "operation", "updated_at", "created_at" FROM \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`ALTER TABLE \`__new_notifications\` RENAME TO \`notifications\`;`)
  await db.run(sql`CREATE INDEX \`notifications_audience_audience_event_idx\` ON \`notifications\` (\`audience_event_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_sent_at_idx\` ON \`notifications\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_sent_by_idx\` ON \`notifications\` (\`sent_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notifications_operation_idx\` ON \`notifications\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sentBy_createdAt_idx\` ON \`notifications\` (\`sent_by_id\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`users_inactive_since_idx\`;`)
  await db.run(sql`DROP INDEX \`users_erased_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`inactive_since\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`erased_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`consents_later_until\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`digest\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`answer_link_key\`;`)
  await db.run(sql`ALTER TABLE \`users\` RENAME COLUMN \`staff_shown\` TO \`staff_shown_after\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`staff_shown\` integer DEFAULT true;`)
  await db.run(sql`UPDATE \`users\` SET \`staff_shown\` = \`staff_shown_after\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`staff_shown_after\`;`)
  await db.run(sql`DROP INDEX \`channel_state_dueAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`claimed_at\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`claimed_by\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`urgent\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`copy\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`reason\`;`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`folder_id\` text,
  	\`visibility\` text DEFAULT 'public' NOT NULL,
  	\`effective\` text,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`document_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "title", "folder_id", "visibility", "effective", "original_name", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "folder_id", "visibility", "effective", "original_name", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`CREATE INDEX \`documents_title_idx\` ON \`documents\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`documents_folder_idx\` ON \`documents\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_effective_idx\` ON \`documents\` (\`effective\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`last_used_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`moved_from_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`moved_from_place\`;`)
  await db.run(sql`ALTER TABLE \`member_fees\` DROP COLUMN \`claim_refused_at\`;`)
  await db.run(sql`ALTER TABLE \`_member_fees_v\` DROP COLUMN \`version_claim_refused_at\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`register\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`signatory\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`payment_link\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`fees_shown\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`reminders_first_hours\`;`)
  await db.run(sql`ALTER TABLE \`club\` DROP COLUMN \`reminders_second_hours\`;`)
}
