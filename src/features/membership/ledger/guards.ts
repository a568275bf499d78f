import type { CollectionBeforeOperationHook } from 'payload'
import { forbidden } from '@/lib/errors'
import { ledgerChanges } from './commands'

const WRITES = ['create', 'update', 'delete', 'restoreVersion']

/**
 * 403 for a write of fees or payments outside `inLedger`, an administrator's through Payload's REST included: the sums
 * would not add up. The program itself (seed, migrations) may, with `overrideAccess`.
 */
export const refuseOutsideCommands: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !WRITES.includes(operation) || ledgerChanges(req)) return args
  throw forbidden(
    'Predpisy a platby sa menia len na stránke Členské, aby v nich sedeli sumy. Záznam ostal nezmenený.',
  )
}
