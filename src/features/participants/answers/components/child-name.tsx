import type { FamilyMember } from '../views'
import styles from './child-name.module.css'

interface ChildNameProps {
  member: FamilyMember
  /** The place among the family's players: each has a form of its own. */
  place: number
}

/** A child's name with their initial in a form of its own, so that siblings are told apart at a glance. */
export function ChildName({ member, place }: ChildNameProps) {
  return (
    <p className={styles.child}>
      <span aria-hidden="true" className={styles.initial} data-place={place % 4}>
        {member.name.slice(0, 1)}
      </span>
      {member.name}
    </p>
  )
}
