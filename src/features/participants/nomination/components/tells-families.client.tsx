'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { NotifyFamilies } from '@/features/users/components/notify-families.client'

const Tells = createContext(true)

/** Whether families are told of the nominations set below; true outside of `TellsFamilies`. */
export const useTellsFamilies = (): boolean => useContext(Tells)

/** „Upozorniť rodiny (18 ľudí)“ above nominations, which are saved one by one and told once after the last. */
export function TellsFamilies({ event, children }: { event: string; children: ReactNode }) {
  const [tells, setTells] = useState(true)
  return (
    <Tells.Provider value={tells}>
      <div className="no-print">
        <NotifyFamilies
          asked={`/notifications/reach?event=${event}&families=true`}
          checked={tells}
          hint="Správa odíde desať minút po poslednej zmene nominácie."
          isMost
          onChange={setTells}
        />
      </div>
      {children}
    </Tells.Provider>
  )
}
