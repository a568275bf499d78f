import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`player_migrations_acts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`act\` text NOT NULL,
  	\`by_id\` text,
  	\`at\` text NOT NULL,
  	\`due_on\` text,
  	\`added\` numeric,
  	\`removed\` numeric,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`player_migrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`player_migrations_acts_order_idx\` ON \`player_migrations_acts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_acts_parent_id_idx\` ON \`player_migrations_acts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`player_migrations_acts_by_idx\` ON \`player_migrations_acts\` (\`by_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`player_migrations_acts\`;`)
}
