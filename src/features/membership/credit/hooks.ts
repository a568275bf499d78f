import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { spendCredit } from './commands'

const childrenOf = (person: Partial<User> | undefined): string[] =>
  person?.deletedAt ? [] : (person?.children ?? []).map(({ player }) => idOf(player)!).sort()

/** When children get a common guardian, the credit of each pays what the others owe. */
export const shareCredit: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const children = childrenOf(doc)
  if (children.length > 1 && children.join() !== childrenOf(previousDoc).join())
    await spendCredit(req, children)
  return doc
}
