import { z } from 'zod'

/** A document to download; `folder` is its folder's id, null outside of every folder. */
export const documentSchema = z.object({
  id: z.string(),
  title: z.string(),
  folder: z.string().nullable(),
  /** „PDF“, „DOCX“ … */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  url: z.string(),
  updatedAt: z.string(),
})
export type DocumentView = z.infer<typeof documentSchema>

/** A folder with its folders and documents. */
export const folderSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    get folders() {
      return z.array(folderSchema)
    },
    documents: z.array(documentSchema),
  })
  .meta({ id: 'DocumentFolder' })
export type FolderView = z.infer<typeof folderSchema>
