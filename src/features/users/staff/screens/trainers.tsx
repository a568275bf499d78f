import Link from 'next/link'
import { href, ROUTES } from '@/lib/routes'
import { phoneHref } from '@/lib/phone'
import { LinkButton } from '@/ui/button'
import { Crest, initialsOf } from '@/ui/crest'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import type { TrainerView } from '../views'
import styles from './staff.module.css'

function Trainer({ trainer }: { trainer: TrainerView }) {
  const { name, title, licence, bio, photo, categories, phone, email } = trainer
  return (
    <li className={styles.trainer}>
      <div className={styles.portrait}>
        {photo ? (
          <Picture cover picture={photo} sizes="(min-width: 40rem) 18rem, 40vw" />
        ) : (
          <Crest initials={initialsOf(name)} size={72} />
        )}
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        {(title || licence) && <p className="soft">{[title, licence].filter(Boolean).join(' · ')}</p>}
        {categories.length > 0 && (
          <p className="caps">
            {categories.map(({ id, name: label }) => (
              <Link className={styles.category} href={href('trainings', { category: id })} key={id}>
                {label}
              </Link>
            ))}
          </p>
        )}
        {bio && <p>{bio}</p>}
        {(phone || email) && (
          <div className="row">
            {phone && (
              <LinkButton href={phoneHref(phone)} look="line">
                Zavolať
              </LinkButton>
            )}
            {email && (
              <LinkButton href={`mailto:${email}`} look="line">
                Napísať e-mail
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** The trainers, with the contacts they agreed to show. */
export function Trainers({ trainers }: { trainers: readonly TrainerView[] }) {
  return (
    <>
      <PageHeader lead="Ľudia, ktorí sú na ihrisku s vašimi deťmi." title={ROUTES.trainers.title} />
      <Section>
        {trainers.length > 0 ? (
          <ul className={styles.trainers}>
            {trainers.map((trainer) => (
              <Trainer key={trainer.id} trainer={trainer} />
            ))}
          </ul>
        ) : (
          <Empty
            action={<LinkButton href={href('contact')}>Kontakt na klub</LinkButton>}
            title="Trénerov vám čoskoro predstavíme."
          >
            Ak potrebujete trénera už teraz, ozvite sa klubu.
          </Empty>
        )}
      </Section>
    </>
  )
}
