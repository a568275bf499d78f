import type { PayloadRequest } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { conflict } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { FIRST_TEXTS, type Purpose } from '../labels'
import { allTexts, currentTexts } from './queries'
import type { TextInput, TextView } from './schema'

const store = (req: PayloadRequest, row: { purpose: Purpose; version: number; text: string }) =>
  req.payload.create({
    collection: 'consentTexts',
    data: { ...row, from: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  })

/** Stores the product's first text of a purpose unless it is, so that an answer keeps the words it was given to. */
export async function keepFirstText(req: PayloadRequest, purpose: Purpose): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'consentTexts',
    where: { and: [{ purpose: { equals: purpose } }, { version: { equals: 1 } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) await store(req, { purpose, version: 1, text: FIRST_TEXTS[purpose] })
}

/**
 * Stores a new version of a text: everybody is asked again, earlier answers keep the version they were given to. The
 * text as it is changes nothing. Throws 409 with the present text when somebody else has written one meanwhile.
 */
export const writeText = (req: PayloadRequest, input: TextInput): Promise<TextView[]> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'consents')
    const present = currentTexts(await allTexts(req))[input.purpose]
    if (present.text === input.text) return allTexts(req)
    if (present.version !== input.version)
      throw conflict('Text medzitým zmenil niekto iný. Prečítajte si ho a uložte svoj znova.', present)
    await keepFirstText(req, input.purpose)
    await store(req, { purpose: input.purpose, version: present.version + 1, text: input.text })
    return allTexts(req)
  })
