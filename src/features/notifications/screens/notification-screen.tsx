import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import type { ComposeChoices, Reminder } from '../views'
import { ComposeForm } from './compose-form.client'
import styles from './notifications.module.css'
import { SentList } from './sent-list.client'

interface NotificationScreenProps {
  choices: ComposeChoices
  /** What the form begins with when it was opened to remind of an event or of consents. */
  reminder?: Reminder
}

/** A new notification, and the list of sent ones. */
export function NotificationScreen({ choices, reminder }: NotificationScreenProps) {
  return (
    <>
      <PageHeader
        lead="Správa príde hráčom s vlastným prihlásením a rodičom do schránky na stránke."
        title="Notifikácie"
      />
      <Section ground="surface">
        <div className={styles.columns}>
          <section aria-labelledby="nova">
            <h2 id="nova">Nová notifikácia</h2>
            {reminder?.note && (
              <p className={styles.note} role="note">
                {reminder.note}
              </p>
            )}
            <ComposeForm
              key={reminder?.event?.id ?? reminder?.audience?.kind}
              choices={choices}
              reminder={reminder}
            />
          </section>
          <section aria-labelledby="odoslane">
            <h2 id="odoslane">Odoslané</h2>
            <SentList />
          </section>
        </div>
      </Section>
    </>
  )
}
