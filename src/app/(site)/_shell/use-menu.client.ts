import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Menu<Root extends HTMLElement> {
  open: boolean
  show: () => void
  close: () => void
  toggle: () => void
  /** For the element around the button and what it opens. */
  root: RefObject<Root | null>
  /** For the button, to which Escape gives the focus back. */
  button: RefObject<HTMLButtonElement | null>
  /** For the root's onKeyDown; says whether it closed the menu. */
  closeOnEscape: (event: KeyboardEvent) => boolean
}

/** What opens below a button, on one address: it closes on Escape, on a touch or focus elsewhere, and on another page. */
export function useMenu<Root extends HTMLElement>(address: string): Menu<Root> {
  const [openOn, setOpenOn] = useState<string | false>(false)
  const open = openOn === address
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenOn(false)
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [open])
  const closeOnEscape = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Escape' || !open) return false
    event.stopPropagation()
    setOpenOn(false)
    button.current?.focus()
    return true
  }
  return {
    open,
    show: () => setOpenOn(address),
    close: () => setOpenOn(false),
    toggle: () => setOpenOn(!open && address),
    root,
    button,
    closeOnEscape,
  }
}
