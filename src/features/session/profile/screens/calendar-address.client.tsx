'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button, LinkButton } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button.client'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import styles from './profile.module.css'

interface CalendarAddressProps {
  url: string
  /** The id of the child whose calendar it is; without it one's own. */
  child?: string
  /** Whose calendar it is, for screen readers. */
  whose: string
}

/** A secret calendar: subscribe, copy its address, or replace the address. */
export function CalendarAddress({ url, child, whose }: CalendarAddressProps) {
  const [confirming, setConfirming] = useState(false)
  const path = child ? (`/users/${child}/calendar` as const) : '/users/me/calendar'
  const { save, saving, problems } = useSave('POST', path, {
    done: 'Kalendár má novú adresu. Na svojich zariadeniach ho pridajte znova.',
    onDone: () => setConfirming(false),
  })
  return (
    <div className="stack">
      <p className={styles.address} translate="no">
        {url}
      </p>
      <div className="row">
        <LinkButton
          aria-label={`Odoberať kalendár: ${whose}`}
          href={url.replace(/^https?:/, 'webcal:')}
          look="line"
          prefetch={false}
        >
          Odoberať kalendár
        </LinkButton>
        <CopyButton text={url} what={`adresa kalendára: ${whose}`} />
        <Button
          aria-label={`Nová adresa kalendára: ${whose}`}
          look="quiet"
          onClick={() => setConfirming(true)}
        >
          Nová adresa kalendára
        </Button>
      </div>
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
        <p>
          Doterajšia adresa prestane platiť hneď
          {child ? ', aj v\u00a0telefóne dieťaťa a\u00a0druhého rodiča' : ''}. Kalendár potom pridajte na
          svojich zariadeniach znova.
        </p>
      </Dialog>
    </div>
  )
}
