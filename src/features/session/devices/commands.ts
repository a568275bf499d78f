import type { PayloadRequest } from 'payload'
import { notFound } from '@/lib/errors'
import { changeAccount } from '../commands'
import { sessionOf } from '../queries'
import { ownDevices } from './queries'
import type { Devices } from './schema'

/** Ends one of the caller's sessions: its device is signed out at its next request. Throws 404 for any other id. */
export async function endDevice(req: PayloadRequest, id: string): Promise<Devices> {
  const done = await changeAccount(req, req.user!.id, ({ sessions }) =>
    sessions?.some((session) => session.id === id)
      ? { sessions: sessions.filter((session) => session.id !== id) }
      : undefined,
  )
  if (!done) throw notFound('Toto zariadenie už prihlásené nie je.')
  return ownDevices(req)
}

/** Ends the caller's sessions on all devices but this one; may be repeated. */
export async function endOtherDevices(req: PayloadRequest): Promise<Devices> {
  const own = sessionOf(req)?.id
  await changeAccount(req, req.user!.id, ({ sessions }) => ({
    sessions: sessions?.filter(({ id }) => id === own),
  }))
  return ownDevices(req)
}
