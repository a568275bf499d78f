'use client'
import { Component, type ReactNode, Suspense } from 'react'

/** In place of a part that somebody has asked for and that cannot be loaded. */
export const MissingPart = () => (
  <p role="alert">Túto časť sa nepodarilo načítať. Skontrolujte pripojenie a načítajte stránku znova.</p>
)

interface LazyBoundaryProps {
  /** Shown when the part cannot be loaded. */
  fallback?: ReactNode
  /** Shown until it is loaded. */
  loading?: ReactNode
  children: ReactNode
}

/**
 * Put around every part that is loaded later (`lazy`, `dynamic`). When its script cannot be loaded, offline or after a
 * new version was deployed, only this part is lost and not the page with what was typed into it; after a new version a
 * signed-in page loads itself again, with what was typed.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    // Signed-in pages listen (lib/client/renew-after-update): public ones need not carry what they do then.
    window.dispatchEvent(new CustomEvent('part-missing', { detail: error }))
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback ?? null
    return <Suspense fallback={this.props.loading}>{this.props.children}</Suspense>
  }
}
