import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { writeText } from './commands'
import { textInputSchema, textSchema } from './schema'

export const consentTextCalls = [
  call({
    method: 'POST',
    path: '/consents/texts',
    summary: 'Writes a new version of a text; everybody is asked for that purpose again.',
    who: ADMIN,
    body: textInputSchema,
    response: z.object({ consentTexts: z.array(textSchema) }),
    run: async (req, { body }) => ({ consentTexts: await writeText(req, body) }),
  }),
]
