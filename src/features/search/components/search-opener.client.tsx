'use client'
import { lazy, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toast } from '@/lib/client/toast.client'
import { Magnifier } from '@/ui/icons.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import styles from './search-opener.module.css'

const SearchDialog = lazy(() =>
  import('./search-dialog.client').then(({ SearchDialog }) => ({ default: SearchDialog })),
)

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])'

/** Ctrl+K, on a Mac Cmd+K. Not a single key as „/“: people who speak their words would press it (WCAG 2.1.4). */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

/** Says that the dialog cannot be loaded. */
function Missing() {
  useEffect(() => {
    toast.error('Hľadanie sa nepodarilo načítať. Skontrolujte pripojenie a načítajte stránku znova.')
  }, [])
  return null
}

/** The button of the office's quick search, which Ctrl+K opens as well while no field has the focus. */
export function SearchOpener() {
  const [open, setOpen] = useState(false)
  // Loaded when it is first opened.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLElement | null>(null)
  const show = () => {
    const focused = document.activeElement
    back.current = focused instanceof HTMLElement && focused !== document.body ? focused : button.current
    setWasOpened(true)
    setOpen(true)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (!isShortcut(event) || isTyping || document.querySelector('dialog[open]')) return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const close = () => {
    setOpen(false)
    // Safari does not focus a button that is pressed, so the dialog alone would not return to it.
    requestAnimationFrame(() => back.current?.focus())
  }
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={styles.opener}
        onClick={show}
        ref={button}
        title="Vyhľadávanie (Ctrl+K)"
        type="button"
      >
        <Magnifier />
        <span className="hidden-visually">Vyhľadávanie</span>
      </button>
      {wasOpened &&
        // Outside of the bar that the button stands in, whose colours are not those of a dialog.
        createPortal(
          <LazyBoundary fallback={<Missing />}>
            <SearchDialog onClose={close} open={open} />
          </LazyBoundary>,
          document.body,
        )}
    </>
  )
}
