import { phoneHref, smsHref } from '@/lib/phone'
import styles from './contact-links.module.css'
import { Mail, Message, Phone } from './icons.client'

interface ContactLinksProps {
  /** Whose contacts they are, for who hears a link alone. */
  name: string
  /** Empty or null without one. */
  phone: string | null
  email: string | null
  /** Whether an SMS can be written too. */
  withSms?: boolean
}

/** Links that call somebody and write to them; those of missing contacts are left out. */
export function ContactLinks({ name, phone, email, withSms }: ContactLinksProps) {
  return (
    <span className={styles.links}>
      {phone && (
        <a aria-label={`Zavolať: ${name}, ${phone}`} href={phoneHref(phone)}>
          <Phone /> Zavolať
        </a>
      )}
      {phone && withSms && (
        <a aria-label={`SMS: ${name}, ${phone}`} href={smsHref(phone)}>
          <Message /> SMS
        </a>
      )}
      {email && (
        <a aria-label={`E-mail: ${name}`} href={`mailto:${email}`}>
          <Mail /> E-mail
        </a>
      )}
      {!phone && !email && <span className="soft">bez kontaktu</span>}
    </span>
  )
}
