import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notifications_audience_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_audience_roles_order_idx\` ON \`notifications_audience_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_audience_roles_parent_idx\` ON \`notifications_audience_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_channels\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_channels_order_idx\` ON \`notifications_channels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_channels_parent_idx\` ON \`notifications_channels\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
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
  await db.run(sql`CREATE INDEX \`notifications_audience_audience_event_idx\` ON \`notifications\` (\`audience_event_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_sent_at_idx\` ON \`notifications\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_sent_by_idx\` ON \`notifications\` (\`sent_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notifications_operation_idx\` ON \`notifications\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sentBy_createdAt_idx\` ON \`notifications\` (\`sent_by_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notifications_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`users_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_rels_order_idx\` ON \`notifications_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_parent_idx\` ON \`notifications_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_path_idx\` ON \`notifications_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_categories_id_idx\` ON \`notifications_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_rels_users_id_idx\` ON \`notifications_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`notification_id\` text,
  	\`user_id\` text,
  	\`channel\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 1,
  	\`seen_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`notification_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_notification_idx\` ON \`deliveries\` (\`notification_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_user_idx\` ON \`deliveries\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notification_user_channel_idx\` ON \`deliveries\` (\`notification_id\`,\`user_id\`,\`channel\`);`)
  await db.run(sql`CREATE INDEX \`user_channel_createdAt_idx\` ON \`deliveries\` (\`user_id\`,\`channel\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_channel_seenAt_idx\` ON \`deliveries\` (\`user_id\`,\`channel\`,\`seen_at\`);`)
  await db.run(sql`CREATE TABLE \`player_migrations_moves\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`player_id\` text,
  	\`outcome\` text NOT NULL,
  	\`from_id\` text,
  	\`to_id\` text,
  	\`second_id\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`player_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`from_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`to_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`second_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`player_migrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`player_migrations_moves_order_idx\` ON \`player_migrations_moves\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_moves_parent_id_idx\` ON \`player_migrations_moves\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_moves_player_idx\` ON \`player_migrations_moves\` (\`player_id\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_moves_from_idx\` ON \`player_migrations_moves\` (\`from_id\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_moves_to_idx\` ON \`player_migrations_moves\` (\`to_id\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_moves_second_idx\` ON \`player_migrations_moves\` (\`second_id\`);`)
  await db.run(sql`CREATE TABLE \`player_migrations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`season\` text NOT NULL,
  	\`performed_by_id\` text,
  	\`performed_at\` text NOT NULL,
  	\`undone_at\` text,
  	\`undone_by_id\` text,
  	\`operation\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`performed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`undone_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`player_migrations_performed_by_idx\` ON \`player_migrations\` (\`performed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_performed_at_idx\` ON \`player_migrations\` (\`performed_at\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_undone_by_idx\` ON \`player_migrations\` (\`undone_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`player_migrations_operation_idx\` ON \`player_migrations\` (\`operation\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_updated_at_idx\` ON \`player_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_created_at_idx\` ON \`player_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notifications_audience_roles\`;`)
  await db.run(sql`DROP TABLE \`notifications_channels\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notifications_rels\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`player_migrations_moves\`;`)
  await db.run(sql`DROP TABLE \`player_migrations\`;`)
}
