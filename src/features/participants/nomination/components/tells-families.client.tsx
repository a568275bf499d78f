'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { counted } from '@/lib/plural'
import { Checkbox } from '@/ui/inputs'

const Tells = createContext(true)

/** Whether families are told of the nominations set below; true outside of `TellsFamilies`. */
export const useTellsFamilies = (): boolean => useContext(Tells)

/** „Upozorniť rodiny (18 ľudí)“ above nominations, which are saved one by one and told once after the last. */
export function TellsFamilies({ event, children }: { event: string; children: ReactNode }) {
  const [tells, setTells] = useState(true)
  const { data } = useRead(`/notifications/reach?event=${event}`)
  const people = data ? ` (najviac ${counted(data.count, ['človek', 'ľudia', 'ľudí'])})` : ''
  return (
    <Tells.Provider value={tells}>
      <div className="no-print">
        <Checkbox
          checked={tells}
          hint="Správa odíde desať minút po poslednej zmene nominácie."
          label={`Upozorniť rodiny${people}`}
          name="notify"
          onChange={(change) => setTells(change.target.checked)}
        />
      </div>
      {children}
    </Tells.Provider>
  )
}
