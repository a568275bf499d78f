import type { HomeView } from '@/features/club/views'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Section } from '@/ui/section'
import styles from './home.module.css'

/** The call to join: the last thing of the front page. */
export function Join({ texts, phone }: { texts: HomeView; phone: string }) {
  return (
    <Section
      ground="club"
      id="nabor"
      lines={{ part: 'corner' }}
      title={texts.joinTitle || 'Hľadáme ďalších hráčov'}
    >
      <div className={styles.join}>
        <p className={styles.joinText}>
          {texts.joinText || 'Prvý tréning je na skúšku a zadarmo. Stačia tenisky, fľaša vody a chuť hrať.'}
        </p>
        <div className="row">
          <LinkButton href={`${href('contact')}#skusobny-trening`}>Chcem skúsiť tréning</LinkButton>
          {phone && (
            <LinkButton href={`tel:${phone.replace(/\s/g, '')}`} look="line">
              Zavolať {phone}
            </LinkButton>
          )}
        </div>
      </div>
    </Section>
  )
}
