import { COMMON_PASSWORD_WARNING, isCommonPassword, PASSWORD_RULES } from '@/lib/password'
import styles from './password.module.css'

/** The password rules as a list; those the password meets are ticked. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <>
      <ul aria-label="Pravidlá hesla" className={styles.rules}>
        {PASSWORD_RULES.map(({ key, text, holds }) => {
          const kept = holds(password)
          return (
            <li className={kept ? styles.kept : undefined} key={key}>
              <span aria-hidden="true" className={styles.mark}>
                {kept ? '✓' : '○'}
              </span>
              {text}
              <span className="hidden-visually">{kept ? ' – splnené' : ' – zatiaľ nesplnené'}</span>
            </li>
          )
        })}
      </ul>
      <p aria-live="polite" className={styles.warning}>
        {isCommonPassword(password) && COMMON_PASSWORD_WARNING}
      </p>
    </>
  )
}
