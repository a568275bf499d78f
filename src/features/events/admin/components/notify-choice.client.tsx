'use client'
import { useRead } from '@/lib/client/read.client'
import { counted } from '@/lib/plural'
import { Checkbox } from '@/ui/inputs'

interface NotifyChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The event whose invited families are told; for a new one the categories it will invite. */
  event?: string
  categories?: readonly string[]
  hint?: string
}

/** „Upozorniť rodiny (18 ľudí)“: whom a message about the event reaches, and whether it is sent. */
export function NotifyChoice({ checked, onChange, event, categories = [], hint }: NotifyChoiceProps) {
  const list = [...categories].sort().join()
  const asked = event ? (`event=${event}` as const) : (`categories=${list}` as const)
  const { data } = useRead(event || list ? `/notifications/reach?${asked}` : null)
  const people = data && ` (${counted(data.count, ['človek', 'ľudia', 'ľudí'])})`
  return (
    <Checkbox
      checked={checked}
      hint={hint ?? 'Oznámenie príde do schránky, do telefónu a e-mailom, ako si kto zvolil.'}
      label={`Upozorniť rodiny${people ?? ''}`}
      name="notify"
      onChange={(change) => onChange(change.target.checked)}
    />
  )
}
