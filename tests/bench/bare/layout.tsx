import type { ReactNode } from 'react'

export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="sk">
      <body>{children}</body>
    </html>
  )
}
