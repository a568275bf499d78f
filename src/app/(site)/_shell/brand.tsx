import Link from 'next/link'
import { ClubCrest } from '@/ui/crest'
import styles from './brand.module.css'

interface BrandProps {
  name: string
  initials: string
  /** The club's own crest, if it has uploaded one. */
  crest?: string
}

/** Crest and short name, linked to the home page. */
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
