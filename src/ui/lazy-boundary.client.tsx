'use client'
import { Component, type ReactNode, Suspense } from 'react'

interface LazyBoundaryProps {
  /** Stands where the part would be when it cannot be loaded. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Around every part that is loaded later (`lazy`, `dynamic`). Its script may never arrive: the signal is gone, or a new
 * version has been put up under an open page. The page around it, and what somebody has typed into it, stays.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback ?? null
    return <Suspense>{this.props.children}</Suspense>
  }
}
