'use client'
import { NotifyFamilies } from '@/features/users/components/notify-families.client'

interface NotifyChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The event whose invited families are told; for a new one the categories it will invite. */
  event?: string
  categories?: readonly string[]
  hint?: string
}

/** Whether families are told of what somebody does to an event, and how many people. */
export function NotifyChoice({ event, categories = [], ...choice }: NotifyChoiceProps) {
  const list = [...categories].sort().join()
  const asked = event ? (`event=${event}` as const) : (`categories=${list}` as const)
  return <NotifyFamilies {...choice} asked={event || list ? `/notifications/reach?${asked}` : null} />
}
