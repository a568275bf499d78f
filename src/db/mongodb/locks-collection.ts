/** The collection of MongoDB that holds a document for each lock, for each share of the references, and for the migration. */
export const LOCKS_COLLECTION = 'advisory-locks'
