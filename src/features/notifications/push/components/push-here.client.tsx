'use client'
import { Button } from '@/ui/button'
import { StatePill } from '@/ui/state-pill.client'
import type { PushState } from './push-browser.client'
import styles from './push-devices.module.css'

interface PushHereProps {
  state: PushState
  busy: boolean
  onTurnOn: () => void
  onTurnOff: () => void
  onTest: () => void
  onLookAgain: () => void
}

/** What this device does with messages, and what to do when it cannot show them. */
export function PushHere({ state, busy, onTurnOn, onTurnOff, onTest, onLookAgain }: PushHereProps) {
  switch (state) {
    case 'on':
      return (
        <>
          <p>
            <StatePill mark="yes" tone="ok">
              Notifikácie zapnuté
            </StatePill>
          </p>
          <div className="row">
            <Button busy={busy} look="line" onClick={onTest}>
              Poslať skúšobnú
            </Button>
            <Button busy={busy} look="quiet" onClick={onTurnOff}>
              Vypnúť na tomto zariadení
            </Button>
          </div>
        </>
      )
    case 'off':
      return (
        <>
          <p>
            Zrušený tréning alebo zmena času príde hneď, aj keď je web zatvorený. Na zamknutej obrazovke sa
            priezviská detí neukazujú.
          </p>
          <div className="row">
            <Button busy={busy} onClick={onTurnOn}>
              Zapnúť notifikácie
            </Button>
          </div>
        </>
      )
    case 'install':
      return (
        <>
          <p>Na iPhone a iPade fungujú notifikácie, až keď máte stránku na ploche:</p>
          <ol className={styles.steps}>
            <li>
              V&nbsp;Safari ťuknite na <strong>Zdieľať</strong> (štvorec so šípkou).
            </li>
            <li>
              Vyberte <strong>Pridať na plochu</strong> a&nbsp;potvrďte.
            </li>
            <li>Otvorte web z&nbsp;plochy, prihláste sa a&nbsp;zapnite notifikácie tu.</li>
          </ol>
        </>
      )
    case 'blocked':
      return (
        <>
          <p>
            <StatePill mark="warn" tone="warn">
              Notifikácie sú zablokované
            </StatePill>
          </p>
          <p>
            Notifikácie sú v&nbsp;prehliadači zablokované. Povoľte ich v&nbsp;nastaveniach tejto stránky:
            ťuknite na ikonu vľavo od adresy, otvorte povolenia a&nbsp;pri notifikáciách vyberte{' '}
            <strong>Povoliť</strong>. Vo webe na ploche ich povolíte v&nbsp;nastaveniach telefónu.
          </p>
          <div className="row">
            <Button look="line" onClick={onLookAgain}>
              Skontrolovať znova
            </Button>
          </div>
        </>
      )
    case 'unsupported':
      return (
        <p>
          Tento prehliadač notifikácie nezobrazuje. Otvorte web v&nbsp;Chrome, Firefoxe, Edgi alebo Safari;
          všetky správy zatiaľ nájdete v&nbsp;oznámeniach a&nbsp;v&nbsp;e-maile.
        </p>
      )
  }
}
