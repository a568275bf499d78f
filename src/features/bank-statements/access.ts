import { accessFor } from '@/access/allow'

/** Only administrators see what came to the account. */
export const bankStatementAccess = accessFor('bankStatements')
export const bankRowAccess = accessFor('bankRows')
