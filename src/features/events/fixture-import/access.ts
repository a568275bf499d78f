import { accessFor } from '@/access/allow'

/** Only administrators import schedules. */
export const fixtureImportAccess = accessFor('fixtureImports')
