'use client'
import { Component, type ReactNode, Suspense } from 'react'

interface LazyPartProps {
  /** Stands where the part would be when it cannot be loaded. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * Around every part that is loaded later (`lazy`, `dynamic`). Its script may never arrive: the signal is gone, or a new
 * version has been put up under an open page. The page around it, and what somebody has typed into it, stays.
 */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.instead ?? null
    return <Suspense>{this.props.children}</Suspense>
  }
}
