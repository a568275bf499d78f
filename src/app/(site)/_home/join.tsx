import type { HomeView } from '@/features/club/views'
import { TRIAL_HREF } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { phoneHref } from '@/lib/phone'
import { LinkButton } from '@/ui/button'
import { Section } from '@/ui/section'
import styles from './home.module.css'

/** The invitation to join the club. */
export function Join({ texts, phone }: { texts: HomeView; phone: string }) {
  return (
    <Section ground="club" id="nabor" lines={{ part: 'corner' }} title={bindPrepositions(texts.joinTitle)}>
      <div className={styles.join}>
        <p className={styles.joinText}>{bindPrepositions(texts.joinText)}</p>
        <div className="row">
          <LinkButton href={TRIAL_HREF}>Chcem skúsiť tréning</LinkButton>
          {phone && (
            <LinkButton href={phoneHref(phone)} look="line">
              Zavolať {phone}
            </LinkButton>
          )}
        </div>
      </div>
    </Section>
  )
}
