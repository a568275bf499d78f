import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

interface Words {
  type: number
  title: string | null
  opponent: string | null
  place: string | null
  competition: string | null
}

const TYPES = ['trening', 'turnaj', 'zapas']
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
const textOf = ({ type, title, opponent, place, competition }: Words): string =>
  folded([TYPES[type], title, opponent, place, competition].filter(Boolean).join(' '))

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`search_text\` text;`)
  // The same words stand in hundreds of events: each wording is folded once.
  const wordings = await db.all<Words>(sql`SELECT DISTINCT \`type\`, \`title\`, \`opponent\`, \`place\`, \`competition\` FROM \`events\`;`)
  for (const words of wordings) {
    const { type, title, opponent, place, competition } = words
    await db.run(sql`UPDATE \`events\` SET \`search_text\` = ${textOf(words)} WHERE \`type\` = ${type} AND \`title\` IS ${title} AND \`opponent\` IS ${opponent} AND \`place\` IS ${place} AND \`competition\` IS ${competition};`)
  }
  await db.run(sql`CREATE INDEX \`startsAt_deletedAt_searchText_idx\` ON \`events\` (\`starts_at\`,\`deleted_at\`,\`search_text\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`startsAt_deletedAt_searchText_idx\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`search_text\`;`)
}
