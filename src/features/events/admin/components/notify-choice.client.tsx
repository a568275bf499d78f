'use client'
import { NotifyFamilies } from '@/features/users/components/notify-families.client'

interface NotifyChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The event whose people are told; for a new one the categories it will invite. */
  event?: string
  categories?: readonly string[]
  /** Who will lead a new one. */
  trainers?: readonly string[]
  hint?: string
}

/** Whether families and who leads are told of what somebody does to an event, and how many people. */
export function NotifyChoice({ event, categories = [], trainers = [], ...choice }: NotifyChoiceProps) {
  const [list, leading] = [categories, trainers].map((ids) => [...ids].sort().join())
  const asked = event ? (`event=${event}` as const) : (`categories=${list}&trainers=${leading}` as const)
  return <NotifyFamilies {...choice} asked={event || list ? `/notifications/reach?${asked}` : null} leaders />
}
