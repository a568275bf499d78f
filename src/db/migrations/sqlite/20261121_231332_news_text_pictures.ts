import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_text_pictures\` text;`)
  // Articles from before: the same as the hook works out from now on.
  const found = (content: string) =>
    sql.raw(
      `(SELECT ' ' || group_concat(json_extract(value, '$.value'), ' ') || ' ' FROM json_tree(${content}) WHERE type = 'object' AND json_extract(value, '$.type') = 'upload' AND json_extract(value, '$.relationTo') = 'media')`,
    )
  await db.run(sql`UPDATE \`news\` SET \`text_pictures\` = ${found('news.content')};`)
  await db.run(
    sql`UPDATE \`_news_v\` SET \`version_text_pictures\` = ${found('_news_v.version_content')};`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_text_pictures\`;`)
}
