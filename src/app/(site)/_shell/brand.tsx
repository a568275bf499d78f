import Link from 'next/link'
import { Crest } from '@/ui/crest'
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
        {/* eslint-disable-next-line @next/next/no-img-element -- sizes come from Payload, the optimiser is off */}
        {crest ? <img alt="" height="72" src={crest} width="64" /> : <Crest initials={initials} size={56} />}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
