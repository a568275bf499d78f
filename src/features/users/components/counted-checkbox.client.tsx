'use client'
import type { Address } from '@/lib/call-types'
import { useRead } from '@/lib/client/read.client'
import { NotifyCheckbox, type NotifyCheckboxProps } from './notify-checkbox'

/** A call that counts whom a message would reach. */
export type ReachAddress = Extract<Address<'GET'>, `/notifications/reach${string}`>

interface CountedCheckboxProps extends Omit<NotifyCheckboxProps, 'count'> {
  asked: ReachAddress | null
}

/** The choice with the number, which does not come and go while somebody types. */
export function CountedCheckbox({ asked, ...choice }: CountedCheckboxProps) {
  const { data } = useRead(asked, { fresh: true, keepsLast: true })
  return <NotifyCheckbox {...choice} count={asked === null ? undefined : data?.count} />
}
