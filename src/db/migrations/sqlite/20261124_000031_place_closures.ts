import { randomUUID } from 'node:crypto'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { dayOf } from '@/lib/dates'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`club_places_closures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`club_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`club_places_closures_order_idx\` ON \`club_places_closures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`club_places_closures_parent_id_idx\` ON \`club_places_closures\` (\`_parent_id\`);`)
  const closed = await db.all<{ id: string }>(sql`SELECT \`id\` FROM \`club_places\` WHERE \`closed\` = 1;`)
  // Since when and until when it is closed nobody has written down.
  for (const { id } of closed)
    await db.run(
      sql`INSERT INTO \`club_places_closures\` (\`_order\`, \`_parent_id\`, \`id\`, \`from\`) VALUES (1, ${id}, ${randomUUID()}, ${dayOf(new Date())});`,
    )
  await db.run(sql`ALTER TABLE \`club_places\` DROP COLUMN \`closed\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`club_places\` ADD \`closed\` integer DEFAULT false;`)
  const today = dayOf(new Date())
  await db.run(
    sql`UPDATE \`club_places\` SET \`closed\` = 1 WHERE \`id\` IN (SELECT \`_parent_id\` FROM \`club_places_closures\` WHERE \`from\` <= ${today} AND (\`to\` IS NULL OR \`to\` >= ${today}));`,
  )
  await db.run(sql`DROP TABLE \`club_places_closures\`;`)
}
