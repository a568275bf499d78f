import type { PayloadRequest } from 'payload'
import { updateEach } from '@/db/update-each'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { groupsBy } from '@/lib/groups'
import type { PlannedField } from '../rules'

type Values = Partial<Record<PlannedField, string | number | null>>

/** What is set of a player, and what it was. */
export interface ColumnChange {
  id: string
  before: Values
  values: Values
}

/**
 * Sets columns of players of the club, in the running transaction: in bulk, but those with another e-mail one by one, because
 * Payload's hooks end its links and tell the owner.
 */
export async function setColumns(
  req: PayloadRequest,
  changes: readonly ColumnChange[],
  at: string,
): Promise<void> {
  const plain = changes.filter(({ values }) => values.email === undefined)
  for (const same of groupsBy(plain, ({ values }) => Object.keys(values).sort().join(' ')).values())
    await updateEach(
      req,
      'users',
      same.map(({ id, values }) => ({ id, ...values, updatedAt: at })),
    )
  // Another birth date may decide whose consent a photo needs.
  await runAfterBulkChange(
    req,
    'users',
    plain.map(({ id, before, values }) => ({ before: { id, ...before }, after: { id, ...values } })),
  )
  for (const { id, values } of changes.filter((change) => !plain.includes(change)))
    await req.payload.update({
      collection: 'users',
      id,
      data: values as object,
      depth: 0,
      overrideAccess: false,
      req,
    })
}
