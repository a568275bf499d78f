import Link from 'next/link'
import { ClubCrest } from '@/ui/crest'
import styles from './brand.module.css'

interface BrandProps {
  name: string
  initials: string
  /** The club's own crest, if it has uploaded one. */
  crest?: string
}

/** Crest and short name, hanging like a pennant over the bar's edge; leads home. */
export function Brand({ name, initials, crest }: BrandProps) {
  return (
    <Link className={styles.brand} href="/">
      <span className={styles.pennant}>
        <ClubCrest initials={initials} picture={crest} size={56} />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
