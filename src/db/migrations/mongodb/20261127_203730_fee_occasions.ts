import type { MongoMigration } from '../../mongodb/migrate'
import { fillDocuments } from '../fee-occasions'

/** Fees know what they are for, as SQLite's migration of this name has it. */
export const feeOccasions: MongoMigration = { name: '20261127_203730_fee_occasions', up: fillDocuments }
