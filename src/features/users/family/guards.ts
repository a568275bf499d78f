import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { idOf } from '@/lib/reference'

/** 400 when somebody is made their own guardian. */
export const refuseOwnGuardian: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const id = originalDoc?.id as string | undefined
  const children = (Array.isArray(data.children) ? data.children : []) as { player?: unknown }[]
  if (id === undefined || !children.some(({ player }) => idOf(player) === id)) return data
  const message = 'Nikto nemôže byť rodičom samému sebe.'
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'children' }] }, req.t)
}
