'use client'
import { grouped } from '@/lib/plural'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { CHANNELS, COPY_CHANNELS, type CopyChannel } from '../labels'
import type { CopyCounts, SentView } from '../schema'
import styles from './reached.module.css'

const WORDS: Record<CopyChannel, string> = { push: 'Do telefónu', email: 'E-mailom' }

/** „Do telefónu: odoslané 12 · čaká 3“; empty when no copy was made. */
const formatCounts = (channel: CopyChannel, { sent, waiting, failed, gone }: CopyCounts): string => {
  if (sent + waiting + failed + gone === 0) return ''
  const parts = [
    `odoslané ${sent}`,
    waiting > 0 && `čaká ${waiting}`,
    failed > 0 && `nedoručené ${failed}`,
    gone > 0 && `bez odoslania ${gone}`,
  ]
  return `${WORDS[channel]}: ${parts.filter(Boolean).join(' · ')}`
}

/** How a notification's copies reached people; whom they did not, by name, with „Skúsiť znova“. */
export function Reached({ sent: { id, copies } }: { sent: SentView }) {
  const [isOpen, setOpen] = useState(false)
  const failed = copies.push.failed + copies.email.failed
  const { save, saving } = useSave('POST', `/notifications/${id}/retry`, { done: 'Skúšame to znova.' })
  const lines = COPY_CHANNELS.flatMap((channel) => formatCounts(channel, copies[channel]) || [])
  if (lines.length === 0) return null
  return (
    <div className={styles.reached}>
      {lines.map((line) => (
        <p className="num soft" key={line}>
          {line}
        </p>
      ))}
      {failed > 0 && (
        <>
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>Komu neprišla ({failed})</summary>
            {isOpen && <Missed id={id} />}
          </details>
          <Button busy={saving} look="line" onClick={() => void save()} small>
            Skúsiť znova
          </Button>
        </>
      )}
    </div>
  )
}

function Missed({ id }: { id: string }) {
  const { data, isError } = useRead(`/notifications/${id}/missed`, { fresh: true })
  if (isError) return <p>Zoznam sa nepodarilo načítať. Zatvorte ho a otvorte znova.</p>
  if (!data) return <p aria-busy="true">Načítava sa…</p>
  return (
    <ul className={styles.missed}>
      {data.missed.map((row) => (
        <li key={row.id}>
          {row.name || 'Príjemca, ktorého nevidíte'} · {CHANNELS[row.channel].toLocaleLowerCase('sk')}
          {row.reason && <span className="soft"> · {row.reason}</span>}
        </li>
      ))}
      {data.total > data.missed.length && <li>a ďalší ({grouped(data.total - data.missed.length)})</li>}
    </ul>
  )
}
