import Link from 'next/link'
import { href, ROUTES, TRIAL_HREF } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Section } from '@/ui/section'
import styles from './more-links.module.css'

const LEGAL = ['privacy', 'cookies', 'accessibility'] as const

/** Links to pages that are not in the main navigation. */
export function MoreLinks() {
  return (
    <Section id="viac" title="Viac z klubu">
      <div className="row">
        <LinkButton href={href('gallery')}>{ROUTES.gallery.title}</LinkButton>
        <LinkButton href={href('taxShare')} look="line">
          Darujte nám 2 % z&nbsp;dane
        </LinkButton>
        <LinkButton href={TRIAL_HREF} look="line">
          Chcem skúsiť tréning
        </LinkButton>
      </div>
      <ul className={styles.legal}>
        {LEGAL.map((key) => (
          <li key={key}>
            <Link href={href(key)}>{ROUTES[key].title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
