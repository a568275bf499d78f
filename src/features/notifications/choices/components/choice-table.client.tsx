'use client'
import { CHOSEN_KINDS, type NotificationChoice } from '@/features/users/labels'
import styles from './choices.module.css'

interface ChoiceTableProps {
  kinds: readonly (keyof typeof CHOSEN_KINDS)[]
  off: readonly NotificationChoice[]
  onToggle: (choice: NotificationChoice) => void
}

const COLUMNS = [
  ['push', 'Do telefónu'],
  ['email', 'E-mailom'],
] as const

const upperFirst = (text: string): string => text[0]!.toLocaleUpperCase('sk') + text.slice(1)

/** What comes by which channel: a row for each kind of message, a box for each channel. */
export function ChoiceTable({ kinds, off, onToggle }: ChoiceTableProps) {
  return (
    <table aria-label="Čo a ako vám posielať" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Správy</th>
          {COLUMNS.map(([channel, label]) => (
            <th key={channel} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{upperFirst(CHOSEN_KINDS[kind])}</th>
            {COLUMNS.map(([channel, label]) => (
              <td key={channel}>
                <label>
                  <input
                    aria-label={`${upperFirst(CHOSEN_KINDS[kind])}: ${label.toLocaleLowerCase('sk')}`}
                    checked={!off.includes(`${kind}.${channel}`)}
                    onChange={() => onToggle(`${kind}.${channel}`)}
                    type="checkbox"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
