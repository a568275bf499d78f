import { Check, Clock, Close, Info } from '@/ui/icons.client'
import { IconChoice } from '@/ui/icon-choice'
import { STATUSES, type Status, statusText } from '../../labels'
import styles from './status-choice.module.css'

const OPTIONS = [
  ['present', Check, 'ok'],
  ['absent', Close, 'bad'],
  ['excused', Info, 'info'],
  ['late', Clock, 'warn'],
] as const

interface StatusChoiceProps {
  player: string
  name: string
  status: Status | null
  lateMinutes: number | null
  disabled?: boolean
  onChoose: (status: Status) => void
}

/** The four statuses of a player, one tap each; an injury is recorded elsewhere. */
export function StatusChoice(props: StatusChoiceProps) {
  const { player, name, status, lateMinutes, disabled, onChoose } = props
  return (
    <IconChoice<Status>
      className={styles.statuses}
      disabled={disabled}
      labels={{ ...STATUSES, late: statusText('late', lateMinutes) }}
      legend={name}
      name={`status-${player}`}
      onChange={onChoose}
      options={OPTIONS}
      value={status}
    />
  )
}
