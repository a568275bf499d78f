'use client'
import { lazy } from 'react'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import { NotifyCheckbox, type NotifyCheckboxProps } from './notify-checkbox'
import type { ReachAddress } from './counted-checkbox.client'

// The number is loaded after the page: the choice is the same without it.
const CountedCheckbox = lazy(async () => ({
  default: (await import('./counted-checkbox.client')).CountedCheckbox,
}))

interface NotifyFamiliesProps extends Omit<NotifyCheckboxProps, 'count'> {
  /** The question how many people it is; null while it is not known what is done. */
  asked: ReachAddress | null
}

/** Whether a message about what somebody is doing is sent, and whom it reaches. */
export function NotifyFamilies({ asked, ...choice }: NotifyFamiliesProps) {
  const plain = <NotifyCheckbox {...choice} count={undefined} />
  return (
    <LazyBoundary fallback={plain} loading={plain}>
      <CountedCheckbox {...choice} asked={asked} />
    </LazyBoundary>
  )
}
