import { z } from 'zod'
import { call } from '@/lib/contract'
import { library } from './folders/queries'
import { documentList } from './queries'
import { documentSchema, folderSchema } from './schema'

export const documentCalls = [
  call({
    method: 'GET',
    path: '/documents',
    summary: 'Documents the caller may open; size in bytes.',
    who: 'public',
    response: z.object({ documents: z.array(documentSchema) }),
    run: async (req) => ({ documents: await documentList(req) }),
  }),
  call({
    method: 'GET',
    path: '/documents/documentFolders',
    summary: 'The tree of folders the caller may see, with their documents.',
    who: 'public',
    response: z.object({ documentFolders: z.array(folderSchema) }),
    run: async (req) => ({ documentFolders: (await library(req)).folders }),
  }),
]
