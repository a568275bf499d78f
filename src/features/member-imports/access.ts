import { accessFor } from '@/access/allow'

/** Only administrators import members. */
export const memberImportAccess = accessFor('memberImports')
