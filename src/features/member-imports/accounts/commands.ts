import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { updateEach } from '@/db/update-each'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { NO_TOKENS } from '@/features/users/tokens/rules'
import { groupsBy } from '@/lib/groups'
import type { PlannedField } from '../rules'

type Values = Partial<Record<PlannedField, string | number | null>>

/** What is set of somebody of the club, and what it was. */
export interface ColumnChange {
  id: string
  before: Values
  values: Values
}

/** Whether an e-mail becomes another one: its owner is told, which Payload's hooks do. */
const replacesEmail = ({ before, values }: ColumnChange): boolean =>
  Boolean(before.email) && Boolean(values.email)

/** Ends the open links of children without an e-mail of their own, which were sent to these guardians. */
async function endChildrensLinks(req: PayloadRequest, guardians: readonly string[]): Promise<void> {
  if (guardians.length === 0) return
  const among = new Set(guardians)
  const links = await arrayRows(req, 'users', ['children', 'player'])
  const children = links.filter(({ row }) => among.has(row)).map(({ names }) => names)
  const where: Where = { and: [{ id: { in: [...new Set(children)] } }, { email: { exists: false } }] }
  const rows = children.length > 0 ? await aggregate(req, 'users', { where, by: ['id'] }) : []
  await updateEach(
    req,
    'users',
    rows.map(({ id }) => ({ id: String(id), ...NO_TOKENS })),
  )
}

/**
 * Sets columns of people of the club, in the running transaction: in bulk, but those with another e-mail than before one by one,
 * through Payload's hooks. A first e-mail, and one that an undo takes away, end open links as well; nobody has to be told: an
 * address by which somebody comes in is not taken away.
 */
export async function setColumns(
  req: PayloadRequest,
  changes: readonly ColumnChange[],
  at: string,
): Promise<void> {
  const plain = changes.filter((change) => !replacesEmail(change))
  for (const same of groupsBy(plain, ({ values }) => Object.keys(values).sort().join(' ')).values())
    await updateEach(
      req,
      'users',
      same.map(({ id, values }) => ({
        ...{ id, ...values, updatedAt: at },
        ...(values.email !== undefined && NO_TOKENS),
      })),
    )
  await endChildrensLinks(
    req,
    plain.flatMap(({ id, values }) => (values.email === null ? [id] : [])),
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
