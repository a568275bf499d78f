import { accessFor } from '@/access/allow'

/** Only administrators move players. */
export const migrationAccess = accessFor('playerMigrations')
