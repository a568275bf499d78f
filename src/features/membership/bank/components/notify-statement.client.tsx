'use client'
import { useEffect, useState } from 'react'
import { NotifyCheckbox } from '@/features/users/components/notify-checkbox'
import type { StatementInput } from '@/features/bank-statements/schema'
import { apiFetch } from '@/lib/client/api.client'
import { HINTS } from '../../admin/labels'

interface NotifyStatementProps {
  /** What is booked, as it is when this is shown first. */
  statement: StatementInput
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether families are told of the payments of a statement, and how many people. */
export function NotifyStatement({ statement, ...choice }: NotifyStatementProps) {
  const [asked] = useState(statement)
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const question = new AbortController()
    const { signal } = question
    apiFetch('/notifications/reach/statement', { method: 'POST', body: asked, signal }).then(
      (reached) => setCount(reached.count),
      // The choice is the same without the number.
      () => {},
    )
    return () => question.abort()
  }, [asked])
  return <NotifyCheckbox {...choice} count={count} hint={HINTS.payment} />
}
