import type { CollectionBeforeOperationHook } from 'payload'
import { forbidden } from '@/lib/errors'
import { openLedger } from './commands'

const WRITES = ['create', 'update', 'delete', 'restoreVersion']

/**
 * Fees and payments are changed by the commands of this feature alone: a row written past them, an administrator's
 * through Payload's REST included, would leave sums that do not add up. The program itself (seed, migrations) may.
 */
export const refuseOutsideCommands: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !WRITES.includes(operation) || openLedger(req)) return args
  throw forbidden(
    'Predpisy a platby sa menia len na stránke Členské, aby v nich sedeli sumy. Záznam ostal nezmenený.',
  )
}
