import { type Notified, notifyLabel } from '@/lib/notify-label'
import { Checkbox } from '@/ui/inputs'

export interface NotifyCheckboxProps extends Notified {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is said below the choice; the channels when left out. */
  hint?: string
}

const CHANNELS = 'Oznámenie príde do schránky, do telefónu a e-mailom, ako si kto zvolil.'

/** Whether a message about what somebody is doing is sent. */
export function NotifyCheckbox({ checked, onChange, hint = CHANNELS, ...notified }: NotifyCheckboxProps) {
  return (
    <Checkbox
      checked={checked}
      hint={hint}
      label={notifyLabel(notified)}
      name="notify"
      onChange={(change) => onChange(change.target.checked)}
    />
  )
}
