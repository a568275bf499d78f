import type { Client, InStatement } from '@libsql/client'
import type { Payload } from 'payload'

/** A statement as the database gets it. */
export type Statement = Exclude<InStatement, string>

/** The statements that `work` runs on the reading connection of an SQLite database. */
export async function statementsOf(payload: Payload, work: () => Promise<unknown>): Promise<Statement[]> {
  const { client } = payload.db as unknown as { client: Client }
  const statements: Statement[] = []
  const execute = client.execute.bind(client)
  client.execute = ((statement: InStatement) => {
    statements.push(typeof statement === 'string' ? { sql: statement, args: [] } : statement)
    return execute(statement)
  }) as Client['execute']
  try {
    await work()
  } finally {
    client.execute = execute
  }
  return statements
}
