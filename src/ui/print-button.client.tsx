'use client'
import type { ReactNode } from 'react'
import { Button } from './button'

/** Opens the browser's own print dialog. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button look="line" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
