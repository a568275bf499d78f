import { randomUUID } from 'node:crypto'
import type { FileView, ImportView, PreviewView } from '@/features/member-imports/schema'
import type { ApiClient, ApiResponse } from './api-client'

/** A form with a file, as the screen sends it. */
export function formWith(data: string | Buffer, name = 'clenovia.csv'): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(Buffer.from(data))], name))
  return form
}

/** Reads a file; expects that it can be read. */
export async function readFile(api: ApiClient, data: string | Buffer, name?: string): Promise<FileView> {
  const { status, body } = await api<{ file: FileView }>('POST', '/memberImports/file', formWith(data, name))
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.file
}

type Decisions = Record<string, string>

/** A read file with its own mapping, as the preview and the import take it. */
export const inputOf = ({ rows, heading, mapping }: FileView, decisions: Decisions = {}) => ({
  ...{ rows, heading: heading ?? 0, mapping, decisions },
})

/** The plan of a read file. */
export async function previewOf(api: ApiClient, file: FileView, decisions?: Decisions): Promise<PreviewView> {
  const input = inputOf(file, decisions)
  const { status, body } = await api<{ preview: PreviewView }>('POST', '/memberImports/preview', input)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.preview
}

/** Imports a file by the plan it has now. */
export async function importFile(
  api: ApiClient,
  file: FileView,
  {
    decisions,
    seen,
    operation = randomUUID(),
  }: { decisions?: Decisions; seen?: string; operation?: string } = {},
): Promise<ApiResponse<{ imported: ImportView }>> {
  return api('POST', '/memberImports', {
    ...inputOf(file, decisions),
    ...{ operation, fileName: file.fileName, seen: seen ?? (await previewOf(api, file, decisions)).seen },
  })
}
