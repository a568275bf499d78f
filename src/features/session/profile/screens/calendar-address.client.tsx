'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button, LinkButton } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button.client'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import styles from './profile.module.css'

interface CalendarAddressProps {
  url: string
  /** Whether the person has children in the club. */
  family: boolean
}

/** The person's calendar: subscribe, copy its address, or replace the address. */
export function CalendarAddress({ url: initialUrl, family }: CalendarAddressProps) {
  const [url, setUrl] = useState(initialUrl)
  const [confirming, setConfirming] = useState(false)
  const { save, saving, problems } = useSave('POST', '/users/me/calendar', {
    done: 'Kalendár má novú adresu. Na svojich zariadeniach ho pridajte znova.',
    onDone: ({ users }) => {
      setUrl(users.calendarUrl)
      setConfirming(false)
    },
  })
  return (
    <div className="stack">
      <p>
        {family
          ? 'Vaše tréningy, zápasy a turnaje aj tie vašich detí v kalendári telefónu.'
          : 'Vaše tréningy, zápasy a turnaje v kalendári telefónu.'}{' '}
        Zmeny sa prejavia samy, spravidla do hodiny.
      </p>
      <div className="row">
        <LinkButton href={url.replace(/^https?:/, 'webcal:')} look="line" prefetch={false}>
          Odoberať kalendár
        </LinkButton>
        <CopyButton text={url} what="adresa kalendára" />
        <Button look="quiet" onClick={() => setConfirming(true)}>
          Nová adresa kalendára
        </Button>
      </div>
      <p className={styles.address} translate="no">
        {url}
      </p>
      <p className="soft">
        Adresu nikomu nedávajte: kto ju má, vidí váš program aj bez prihlásenia.
        {family && <> Mená detí v&nbsp;ňom nie sú.</>}
      </p>
      <Dialog
        actions={
          <Button busy={saving} onClick={() => void save({})}>
            Zmeniť adresu
          </Button>
        }
        onClose={() => setConfirming(false)}
        open={confirming}
        title="Zmeniť adresu kalendára?"
      >
        <DialogErrors problems={problems} />
        <p>Doterajšia adresa prestane platiť hneď. Kalendár potom pridajte na svojich zariadeniach znova.</p>
      </Dialog>
    </div>
  )
}
