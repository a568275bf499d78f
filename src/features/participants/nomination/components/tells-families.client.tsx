'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { NotifyFamilies } from '@/features/users/components/notify-families.client'
import { useRead } from '@/lib/client/read.client'

const Tells = createContext(true)

/** Whether families are told of the nominations set below; true outside of `TellsFamilies`. */
export const useTellsFamilies = (): boolean => useContext(Tells)

/** „Upozorniť rodiny (18 ľudí)“ above nominations, which are saved one by one and told once after the last. */
export function TellsFamilies({ event, children }: { event: string; children: ReactNode }) {
  const [tells, setTells] = useState(true)
  const { data } = useRead(`/notifications/reach?event=${event}`)
  return (
    <Tells.Provider value={tells}>
      <div className="no-print">
        <NotifyFamilies
          checked={tells}
          count={data?.count}
          hint="Správa odíde desať minút po poslednej zmene nominácie."
          isMost
          onChange={setTells}
        />
      </div>
      {children}
    </Tells.Provider>
  )
}
