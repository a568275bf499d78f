import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'

type Linked = User & { link: NonNullable<User['children']>[number] }

/** Those of these people who are guardians of a player, with what links them; who may act for the player first. */
export const linkedGuardians = (player: string, guardians: readonly User[]): Linked[] =>
  guardians
    .flatMap((guardian) => {
      const link = guardian.children?.find((child) => idOf(child.player) === player)
      return link ? [{ ...guardian, link }] : []
    })
    .sort((one, other) => Number(other.link.right === 'full') - Number(one.link.right === 'full'))
