import { accessFor } from '@/access/allow'

/** Players are moved by an administrator alone (product.md §3). */
export const migrationAccess = accessFor('playerMigrations')
