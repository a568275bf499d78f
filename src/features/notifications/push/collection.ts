import type { CollectionConfig, Field } from 'payload'
import { nobodyField } from '@/access/allow'
import { idField } from '@/fields/id'
import { pushSubscriptionAccess } from './access'
import { ENDPOINT_MAX } from './rules'

/** Written and read by the program alone: whoever knows these can send to the device, or as the club. */
const secret = {
  hidden: true,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
} as const

const secretText = (name: string, more: Partial<Field> = {}): Field =>
  ({ name, type: 'text', ...secret, ...more }) as Field

/** A browser that receives push messages for one person. */
export const PushSubscriptions: CollectionConfig = {
  slug: 'pushSubscriptions',
  labels: { singular: 'Zariadenie', plural: 'Zariadenia' },
  admin: { hidden: true, useAsTitle: 'device' },
  access: pushSubscriptionAccess,
  lockDocuments: false,
  fields: [
    idField,
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Komu', index: true },
    // The address at the browser's push service.
    secretText('endpoint', { required: true, unique: true, maxLength: ENDPOINT_MAX }),
    secretText('p256dh', { required: true }),
    secretText('auth', { required: true }),
    // The session it was turned on in; with its end the device receives nothing more.
    secretText('session', { index: true }),
    { name: 'device', type: 'text', label: 'Zariadenie', maxLength: 60 },
    { name: 'lastSeen', type: 'date', label: 'Naposledy' },
    { name: 'failures', type: 'number', label: 'Odmietnutia po sebe', defaultValue: 0 },
    // The copy it received while another device of the person did not: a repeated try leaves it out.
    secretText('lastCopy'),
    { name: 'lastCopyAt', type: 'date', ...secret },
  ],
}
