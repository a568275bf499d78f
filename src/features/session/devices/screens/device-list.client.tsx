'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { dateAndTime, shortDate } from '@/lib/date-format'
import { Button } from '@/ui/button'
import { StatePill } from '@/ui/state-pill.client'
import type { DeviceView } from '../schema'
import styles from './devices.module.css'
import { SignOutEverywhere } from './sign-out-everywhere.client'

const nameOf = ({ device }: DeviceView): string => device ?? 'Neznáme zariadenie'

const usedWords = ({ current, lastUsedAt, signedInAt }: DeviceView): string =>
  [
    !current && lastUsedAt && `naposledy ${dateAndTime(lastUsedAt)}`,
    signedInAt && `prihlásené ${shortDate(signedInAt)}`,
  ]
    .filter(Boolean)
    .join(', ')

interface DeviceListProps {
  devices: readonly DeviceView[]
  /** Whether the sessions are an administrator's, which are short. */
  isAdmin: boolean
}

/** The devices the account is signed in on: each can be signed out, or all others, or all. */
export function DeviceList({ devices: initial, isAdmin }: DeviceListProps) {
  const [devices, setDevices] = useState(initial)
  const end = useSave('DELETE', '/users/me/sessions', {
    done: 'Ostatné zariadenia sú odhlásené.',
    onDone: ({ sessions }) => setDevices(sessions),
  })
  return (
    <div className="stack">
      <p>
        Ak niektoré zariadenie nepoznáte, odhláste ho a&nbsp;zmeňte si heslo.{' '}
        {isAdmin
          ? 'Zariadenie správcu sa samo odhlási po 12\u00a0hodinách.'
          : 'Zariadenie, ktoré nepoužívate, sa samo odhlási po 60\u00a0dňoch.'}
      </p>
      <ul className={styles.list}>
        {devices.map((device) => (
          <Device device={device} key={device.id} onEnded={setDevices} />
        ))}
      </ul>
      <div className="row">
        {devices.length > 1 && (
          <Button busy={end.saving} look="line" onClick={() => void end.save()}>
            Odhlásiť ostatné zariadenia
          </Button>
        )}
        <SignOutEverywhere />
      </div>
    </div>
  )
}

interface DeviceProps {
  device: DeviceView
  onEnded: (left: readonly DeviceView[]) => void
}

function Device({ device, onEnded }: DeviceProps) {
  const { save, saving } = useSave('DELETE', `/users/me/sessions/${device.id}`, {
    done: `Odhlásené: ${nameOf(device)}.`,
    onDone: ({ sessions }) => onEnded(sessions),
  })
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name} translate="no">
          {nameOf(device)}
        </p>
        <p className="soft">{usedWords(device)}</p>
      </div>
      {device.current ? (
        <StatePill mark="yes" tone="ok">
          Toto zariadenie
        </StatePill>
      ) : (
        <Button
          aria-label={`Odhlásiť zariadenie ${nameOf(device)}`}
          busy={saving}
          look="quiet"
          onClick={() => void save()}
        >
          Odhlásiť
        </Button>
      )}
    </li>
  )
}
