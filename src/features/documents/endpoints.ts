import { z } from 'zod'
import { call } from '@/lib/contract'
import { library } from './folders/queries'
import { documentList } from './queries'

const document = z.object({
  id: z.string(),
  title: z.string(),
  folder: z.string().nullable(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
  updatedAt: z.string(),
})
const folder = z
  .object({
    id: z.string(),
    name: z.string(),
    get folders() {
      return z.array(folder)
    },
    documents: z.array(document),
  })
  .meta({ id: 'DocumentFolder' })

export const documentCalls = [
  call({
    method: 'GET',
    path: '/documents',
    summary: 'Documents the caller may open; size in bytes.',
    who: 'public',
    response: z.object({ documents: z.array(document) }),
    run: async (req) => ({ documents: await documentList(req) }),
  }),
  call({
    method: 'GET',
    path: '/documents/documentFolders',
    summary: 'The tree of folders the caller may see, with their documents.',
    who: 'public',
    response: z.object({ documentFolders: z.array(folder) }),
    run: async (req) => ({ documentFolders: (await library(req)).folders }),
  }),
]
