import { counted } from '@/lib/plural'
import { Checkbox } from '@/ui/inputs'

export interface NotifyCheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** How many people a message would reach; undefined until it is known. */
  count: number | undefined
  /** Whether they may turn out to be fewer. */
  isMost?: boolean
  hint?: string
}

const CHANNELS = 'Oznámenie príde do schránky, do telefónu a e-mailom, ako si kto zvolil.'

/** „Upozorniť rodiny (18 ľudí)“ */
export function NotifyCheckbox({ checked, onChange, count, isMost, hint = CHANNELS }: NotifyCheckboxProps) {
  const people =
    count === undefined ? '' : ` (${isMost ? 'najviac ' : ''}${counted(count, ['človek', 'ľudia', 'ľudí'])})`
  return (
    <Checkbox
      checked={checked}
      hint={hint}
      label={`Upozorniť rodiny${people}`}
      name="notify"
      onChange={(change) => onChange(change.target.checked)}
    />
  )
}
