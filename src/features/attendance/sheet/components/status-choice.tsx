import { Check, Clock, Close, Info } from '@/ui/icons.client'
import { IconChoice } from '@/ui/icon-choice'
import { STATUSES, type Status, statusText } from '../../labels'
import { cameAlong } from '../rules'
import styles from './status-choice.module.css'

const OPTIONS = [
  ['present', Check, 'ok'],
  ['absent', Close, 'bad'],
  ['excused', Info, 'info'],
  ['late', Clock, 'warn'],
] as const
const MISSING = OPTIONS.map(([status]) => status).filter((status) => !cameAlong(status))

interface StatusChoiceProps {
  player: string
  name: string
  status: Status | null
  lateMinutes: number | null
  disabled?: boolean
  /** A guest whom the server does not have yet: who was not invited cannot be missing. */
  isNewGuest?: boolean
  onChoose: (status: Status) => void
}

/** The four statuses of a player, one tap each; an injury is recorded elsewhere. */
export function StatusChoice(props: StatusChoiceProps) {
  const { player, name, status, lateMinutes, disabled, isNewGuest, onChoose } = props
  return (
    <IconChoice<Status>
      className={styles.statuses}
      disabled={disabled}
      labels={{ ...STATUSES, late: statusText('late', lateMinutes) }}
      legend={name}
      name={`status-${player}`}
      off={isNewGuest ? MISSING : undefined}
      onChange={onChoose}
      options={OPTIONS}
      value={status}
    />
  )
}
