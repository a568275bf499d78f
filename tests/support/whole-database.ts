import { createClient } from '@libsql/client'
import type { Academy } from './academy'

interface MongoConnection {
  db: {
    collections(): Promise<{ collectionName: string; find(): { toArray(): Promise<object[]> } }[]>
  }
}

/** Everything a database holds as lines of text, each with the name of its table; past Payload and past our own code. */
export async function wholeDatabase({ payload, database, file }: Academy): Promise<string[]> {
  if (database === 'mongodb') {
    const { connection } = payload.db as unknown as { connection: MongoConnection }
    const lines: string[] = []
    for (const collection of await connection.db.collections())
      for (const row of await collection.find().toArray())
        lines.push(`${collection.collectionName} ${JSON.stringify(row)}`)
    return lines
  }
  const client = createClient({ url: `file:${file}` })
  const { rows: tables } = await client.execute("select name from sqlite_master where type = 'table'")
  const lines: string[] = []
  for (const { name } of tables)
    for (const row of (await client.execute(`select * from "${String(name)}"`)).rows)
      lines.push(`${String(name)} ${JSON.stringify(row)}`)
  client.close()
  return lines
}
