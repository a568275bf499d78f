import type { CollectionConfig } from 'payload'
import { idField } from '@/fields/id'
import { userAccess } from './access'
import { familyFields } from './family/fields'
import { accountFields, memberFields, nameFields } from './fields'
import { userHooks } from './hooks'
import { sessionFields } from './sessions/fields'
import { staffFields } from './staff/fields'
import { tokenFields } from './tokens/fields'
import { SESSION_DAYS } from './rules'

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Používateľ', plural: 'Používatelia' },
  admin: {
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'category', 'email'],
    listSearchableFields: ['searchName', 'email', 'username'],
  },
  defaultSort: 'sortName',
  trash: true,
  auth: {
    loginWithUsername: { requireEmail: false, requireUsername: false, allowEmailLogin: true },
    tokenExpiration: SESSION_DAYS * 24 * 3600,
    // Payload locks an account for everybody, its owner included; wrong tries are counted in features/session.
    maxLoginAttempts: 0,
    depth: 0,
    // Payload's own throttle writes on another connection inside our write transaction; ours is in features/session.
    forgotPassword: { expiration: 30 * 60 * 1000, minRequestInterval: 0 },
    // The cookie, which no script can read, is enough; the panel shows no token.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: (process.env.SITE_URL ?? '').startsWith('https:') },
  },
  access: userAccess,
  hooks: userHooks,
  fields: [
    idField,
    ...nameFields,
    ...accountFields,
    ...tokenFields,
    ...memberFields,
    ...familyFields,
    ...staffFields,
    ...sessionFields,
  ],
}
