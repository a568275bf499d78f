import type { Profile } from '../schema'
import { CalendarAddress } from './calendar-address.client'
import styles from './profile.module.css'

/** The calendars of the person and of each child they act for. */
export function CalendarList({ profile }: { profile: Profile }) {
  const children = profile.children.filter(({ calendarUrl }) => calendarUrl)
  return (
    <div className="stack">
      <p>
        {children.length > 0
          ? 'Tréningy, zápasy a turnaje v kalendári telefónu: všetkých spolu, alebo každého dieťaťa zvlášť.'
          : 'Vaše tréningy, zápasy a turnaje v kalendári telefónu.'}{' '}
        Zmeny sa prejavia samy, spravidla do hodiny.
      </p>
      <p className="soft">
        Adresu dajte len tomu, kto má program vidieť: číta sa bez prihlásenia. Mená detí v&nbsp;ňom nie sú.
      </p>
      <ul className={styles.children}>
        <li className={styles.child}>
          {children.length > 0 && <h3>Celá rodina</h3>}
          <CalendarAddress url={profile.calendarUrl} whose={profile.name} />
        </li>
        {children.map(({ id, name, calendarUrl }) => (
          <li className={styles.child} key={id}>
            <h3>{name}</h3>
            <CalendarAddress child={id} url={calendarUrl} whose={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
