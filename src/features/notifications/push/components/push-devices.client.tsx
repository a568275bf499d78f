'use client'
import { lazy, useCallback, useEffect, useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { showError } from '@/lib/client/show-error.client'
import { toast } from '@/lib/client/toast.client'
import { writeCall } from '@/lib/client/writes.client'
import { shortDate } from '@/lib/date-format'
import { Button } from '@/ui/button'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { pushState, type PushState, renewPush, turnPushOff, turnPushOn } from './push-browser.client'
import styles from './push-devices.module.css'

// Loaded while the browser is asked for its state.
const PushHere = lazy(async () => ({ default: (await import('./push-here.client')).PushHere }))

const Waiting = () => (
  <p aria-busy="true" className={styles.loading}>
    Zisťuje sa stav…
  </p>
)

const stateHere = async () => ({ id: await renewPush(), push: await pushState() })

/** Messages on this device: on or off, a test, and the person's other devices. */
export function PushDevices() {
  const { data, isError, refetch } = useRead('/pushSubscriptions', { fresh: true })
  const [state, setState] = useState<PushState>()
  const [current, setCurrent] = useState<string>()
  const [busy, setBusy] = useState(false)

  const look = useCallback(
    () =>
      stateHere().then(({ id, push }) => {
        setCurrent(id)
        setState(push)
      }),
    [],
  )
  useEffect(() => {
    void look()
  }, [look])

  /** Runs a change; what fails is shown and leaves the state as the browser has it. */
  const change = async (task: () => Promise<void>) => {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      showError(error)
      setState(await pushState())
    } finally {
      setBusy(false)
      void refetch()
    }
  }
  const turnOn = () =>
    change(async () => {
      const key = data?.key ?? (await refetch()).data?.key
      if (!key) return
      const now = await turnPushOn(key)
      setState(now.state)
      setCurrent(now.current)
      if (now.state === 'on') toast.success('Notifikácie zapnuté')
    })
  const remove = (id: string) =>
    change(async () => {
      if (id === current) await turnPushOff()
      await writeCall(`/pushSubscriptions/${id}`, { method: 'DELETE', shown: true })
      if (id === current) {
        setCurrent(undefined)
        setState('off')
      }
      toast.success(id === current ? 'Notifikácie vypnuté' : 'Zariadenie už notifikácie nedostane.')
    })
  const test = (id: string) =>
    change(async () => {
      const { message } = await writeCall(`/pushSubscriptions/${id}/test`, { method: 'POST', shown: true })
      toast.success(message)
    })

  const others = (data?.devices ?? []).filter(({ id }) => id !== current)
  return (
    <div className="stack">
      <LazyBoundary fallback={<MissingPart />} loading={<Waiting />}>
        {state ? (
          <PushHere
            busy={busy}
            onLookAgain={() => void look()}
            onTest={() => current && void test(current)}
            onTurnOff={() => current && void remove(current)}
            onTurnOn={() => void turnOn()}
            // On in the browser, but not yet told to the server.
            state={state === 'on' && !current ? 'off' : state}
          />
        ) : (
          <Waiting />
        )}
      </LazyBoundary>
      {isError && (
        <p role="alert">
          Zoznam zariadení sa nepodarilo načítať.{' '}
          <Button look="quiet" onClick={() => void refetch()} small>
            Skúsiť znova
          </Button>
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3>{current ? 'Ďalšie zariadenia' : 'Zariadenia, ktoré notifikácie dostávajú'}</h3>
          <ul className={styles.devices}>
            {others.map(({ id, name, lastSeen }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  <span className="soft"> naposledy {shortDate(lastSeen)}</span>
                </span>
                <Button
                  aria-label={`Odobrať zariadenie ${name}`}
                  busy={busy}
                  look="line"
                  onClick={() => void remove(id)}
                  small
                >
                  Odobrať
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
