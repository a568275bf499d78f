import type { linkedGuardians } from '../guardians/rules'
import type { UserView } from '../schema'

/** A person in the file of the club's people, with those who are guardians of a player. */
export interface UserRow extends UserView {
  guardians: ReturnType<typeof linkedGuardians>
}
