'use client'
import { NotifyFamilies } from '@/features/users/components/notify-families.client'
import { HINTS } from '../labels'

interface NotifyPayersProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Of what families are told. */
  of: keyof typeof HINTS
  /** Which of the questions of `/notifications/reach/fees` says whom; empty while it is not known what is recorded. */
  asked: string
  /** Whether it is a question about a fee for categories. */
  isMany?: boolean
  /** Whether it is one family only. */
  isOne?: boolean
}

/** Whether families are told of fees or of their payment, and how many people. */
export function NotifyPayers({ checked, onChange, of, asked, isMany, isOne }: NotifyPayersProps) {
  return (
    <NotifyFamilies
      asked={asked ? `/notifications/reach/fees${isMany ? '/many' : ''}?${asked}` : null}
      checked={checked}
      hint={HINTS[of]}
      isOne={isOne}
      onChange={onChange}
    />
  )
}
