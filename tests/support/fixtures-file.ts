import { randomUUID } from 'node:crypto'
import type { FileView, ImportView, PreviewView } from '@/features/events/fixture-import/schema'
import type { ApiClient, ApiResponse } from './api-client'
import { formWith } from './members-file'

/** What the office says about a whole schedule. */
export interface Said {
  category?: string | null
  team?: string | null
  decisions?: Record<string, string>
}

/** Reads a schedule; expects that it can be read. */
export async function readSchedule(
  api: ApiClient,
  data: string | Buffer,
  name = 'zapasy.csv',
): Promise<FileView> {
  const { status, body } = await api<{ file: FileView }>('POST', '/fixtureImports/file', formWith(data, name))
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.file
}

/** A read schedule with its own mapping, as the preview and the import take it. */
export const scheduleOf = ({ rows, heading, mapping }: FileView, said: Said = {}) => ({
  ...{ rows, heading: heading ?? 0, mapping, ...said },
})

/** The plan of a read schedule. */
export async function schedulePreview(api: ApiClient, file: FileView, said?: Said): Promise<PreviewView> {
  const { status, body } = await api<{ preview: PreviewView }>(
    'POST',
    '/fixtureImports/preview',
    scheduleOf(file, said),
  )
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.preview
}

/** Imports a schedule by the plan it has now. */
export async function importSchedule(
  api: ApiClient,
  file: FileView,
  {
    seen,
    operation = randomUUID(),
    notify,
    ...said
  }: Said & { seen?: string; operation?: string; notify?: boolean } = {},
): Promise<ApiResponse<{ imported: ImportView }>> {
  return api('POST', '/fixtureImports', {
    ...scheduleOf(file, said),
    ...{ operation, fileName: file.fileName, notify },
    seen: seen ?? (await schedulePreview(api, file, said)).seen,
  })
}
