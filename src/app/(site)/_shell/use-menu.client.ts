import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Menu<Root extends HTMLElement> {
  open: boolean
  show: () => void
  close: () => void
  toggle: () => void
  /** The element around the button and the menu. */
  root: RefObject<Root | null>
  /** The button; Escape returns the focus to it. */
  button: RefObject<HTMLButtonElement | null>
  /** For the root's onKeyDown; returns whether it closed the menu. */
  closeOnEscape: (event: KeyboardEvent) => boolean
}

/** A menu below a button; closes on Escape, on a click or focus outside, and when the address changes. */
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
