import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { conflict, invalid } from '@/lib/errors'
import { mustKnowPassword } from '../passwords/commands'
import { readProfile } from './queries'

export interface Contact {
  phone?: string
  email?: string
  /** Needed only when the e-mail changes: it is the key to the account. */
  currentPassword?: string
  /** The state the form was opened on. */
  updatedAt: string
}

/** Changes the caller's own phone and e-mail. A form opened on an older state is a 409 that shows what stands now. */
export const changeContact = async (req: PayloadRequest, typed: Contact) => {
  const before = await readProfile(req)
  if (before.updatedAt !== typed.updatedAt) {
    throw conflict('Údaje medzitým niekto zmenil. Pozrite si ich a uložte svoju zmenu znova.', before)
  }
  const email = typed.email?.trim().toLowerCase()
  const moves = email !== undefined && email !== before.email
  if (moves) {
    if (!typed.currentPassword) throw invalid('Na zmenu e-mailu zadajte súčasné heslo.', 'currentPassword')
    await mustKnowPassword(req, typed.currentPassword)
    await mustBeFree(req, email)
  }
  await req.payload.update({
    collection: 'users',
    id: before.id,
    data: {
      ...(typed.phone === undefined ? {} : { phone: typed.phone.trim() || null }),
      ...(moves ? { email } : {}),
    },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return readProfile(req)
}

async function mustBeFree(req: PayloadRequest, email: string): Promise<void> {
  if (!email) return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ email: { equals: email } }, { id: { not_equals: req.user!.id } }] },
    trash: true,
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw invalid('Tento e-mail už používa iný účet.', 'email')
}

/** A new secret address for the caller's calendar. The field is closed to every door, so the access is ours to see to. */
export const renewCalendar = async (req: PayloadRequest) => {
  await req.payload.update({
    collection: 'users',
    id: req.user!.id,
    data: { calendarToken: randomBytes(24).toString('base64url') },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return readProfile(req)
}
