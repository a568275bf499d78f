import { randomUUID } from 'node:crypto'
import type { StatementFile, StatementPreview, StatementView } from '@/features/bank-statements/schema'
import type { ApiClient, ApiResponse } from './api-client'
import { formWith } from './members-file'

/** Reads a statement; expects that it can be read. */
export async function readStatementFile(
  api: ApiClient,
  data: string | Buffer,
  name = 'vypis.xml',
): Promise<StatementFile> {
  const sent = formWith(data, name)
  const { status, body } = await api<{ file: StatementFile }>('POST', '/bankStatements/file', sent)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.file
}

type Decisions = Record<string, string>

/** A read statement with its own mapping, as the preview and the act take it. */
export const statementInputOf = ({ rows, heading, mapping }: StatementFile, decisions: Decisions = {}) => ({
  ...{ rows, heading: heading ?? 0, mapping, decisions },
})

/** What becomes of a read statement. */
export async function statementPreviewOf(
  api: ApiClient,
  file: StatementFile,
  decisions?: Decisions,
): Promise<StatementPreview> {
  const input = statementInputOf(file, decisions)
  const { status, body } = await api<{ preview: StatementPreview }>('POST', '/bankStatements/preview', input)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.preview
}

/** Imports a read statement by its preview of this moment. */
export async function importStatement(
  api: ApiClient,
  file: StatementFile,
  decisions?: Decisions,
  operation: string = randomUUID(),
): Promise<ApiResponse<{ statement: StatementView }>> {
  const { seen } = await statementPreviewOf(api, file, decisions)
  const input = { ...statementInputOf(file, decisions), operation, fileName: file.fileName, seen }
  return api<{ statement: StatementView }>('POST', '/bankStatements', input)
}
