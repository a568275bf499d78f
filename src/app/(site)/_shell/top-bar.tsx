import { Facebook, Instagram, Mail } from '@/ui/icons.client'
import { ROUTES } from '@/lib/routes'
import { ExternalLink } from '@/ui/external-link'
import { SessionCorner } from './session-corner.client'
import styles from './top-bar.module.css'

interface TopBarProps {
  email: string
  social: { facebook: string; instagram: string }
}

function Social({ href, name, children }: { href: string; name: string; children: React.ReactNode }) {
  if (!href) return null
  return (
    <ExternalLink className={styles.social} href={href}>
      {children}
      <span className="hidden-visually">{name}</span>
    </ExternalLink>
  )
}

/** The top bar: the club's contacts and who is signed in. */
export function TopBar({ email, social }: TopBarProps) {
  return (
    <div className={`no-print ${styles.bar}`}>
      <div className={`wrap ${styles.inside}`}>
        {email && (
          <a className={styles.mail} href={`mailto:${email}`}>
            <Mail height="20" width="20" />
            <span className={styles.address}>{email}</span>
          </a>
        )}
        <Social href={social.facebook} name="Facebook">
          <Facebook height="20" width="20" />
        </Social>
        <Social href={social.instagram} name="Instagram">
          <Instagram height="20" width="20" />
        </Social>
        <SessionCorner />
        <noscript>
          <a className={styles.act} href={ROUTES.login.path}>
            Prihlásiť sa
          </a>
        </noscript>
      </div>
    </div>
  )
}
