'use client'
import { useEffect } from 'react'

const FOCUSABLE = ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary']
  .map((each) => `${each}:not(:disabled)`)
  .join()

/** Long enough for a dialog, a page or a form that moves the focus by itself to do so; not noticed. */
const WAIT_MS = 60

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/** Whether focusing it would open a phone's keyboard. */
const opensKeyboard = (element: Element): boolean =>
  element.matches('textarea, input:not([type="checkbox"], [type="radio"])') &&
  // jsdom has no media.
  window.matchMedia?.('(pointer: coarse)').matches

/** Whether a place is no nearer than the page itself: its first control would be that of another part. */
const isWholePage = (place: HTMLElement): boolean =>
  place.localName === 'main' ||
  (!place.closest('dialog') && place.querySelector('h1, table, input[type="search"]') !== null)

/** The page's heading for the whole page; else the first control in `place`, of radio buttons the chosen one; the place itself when that would open a keyboard. */
function targetIn(place: HTMLElement): HTMLElement | undefined {
  if (isWholePage(place)) {
    const main = place.closest('main') ?? place
    return main.querySelector<HTMLElement>('h1') ?? main
  }
  const controls = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = controls.find((control) => control.checkVisibility?.() !== false)
  if (!first) return place.localName === 'dialog' ? place : undefined
  if (first.matches('[type="radio"]'))
    return first.closest('fieldset')?.querySelector<HTMLElement>('[type="radio"]:checked') ?? first
  return opensKeyboard(first) ? place : first
}

const focusOn = (target: HTMLElement): void => {
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1
  target.focus({ preventScroll: true })
  // Not up to the page's heading: who pressed something far below would lose their place. jsdom does not scroll.
  if (target.localName !== 'h1') target.scrollIntoView?.({ block: 'nearest' })
}

/** Lines of a list that have a name, which is read when they get the focus. */
const NAMED_LINE = 'li:is([aria-label], [aria-labelledby])'

/** The lines beside that of the element: those after it, then those before it, the nearest first. */
function linesBeside(element: HTMLElement): HTMLElement[] {
  const line = element.closest(NAMED_LINE)
  const lines = line ? [...line.parentElement!.children] : []
  const at = lines.indexOf(line!)
  return [...lines.slice(at + 1), ...lines.slice(0, at).toReversed()] as HTMLElement[]
}

/** What is focused when the line with the focus has gone: the line that followed, else the heading above the list. */
const targetBeside = ({ path, beside }: Focused): HTMLElement | null | undefined =>
  beside.find(isUsable) ??
  path
    .filter(({ isConnected }) => isConnected)
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
    .find(Boolean)

/** Where the focus was: the element with its ancestors, and the lines beside its own. */
interface Focused {
  path: readonly HTMLElement[]
  beside: readonly HTMLElement[]
}

/** Focuses the element again, or what is nearest to it outwards within the page's content or a dialog. */
function restore(last: Focused): void {
  const [element, ...around] = last.path
  if (element && isUsable(element)) return element.focus({ preventScroll: true })
  const isGone = around.find((place) => place.matches(NAMED_LINE))?.isConnected === false
  const next = isGone && targetBeside(last)
  if (next) return focusOn(next)
  const places = around.filter((place) => place.isConnected && place.closest('main, dialog'))
  for (const place of places) {
    const target = targetIn(place)
    if (target) return focusOn(target)
  }
}

const ancestorsOf = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}

/** Calls `changed` when an element is removed, or disabled; only between `start` and `stop`, so that readers pay nothing. */
function watcher(changed: () => void) {
  const observer = new MutationObserver(changed)
  const what = { attributeFilter: ['disabled'], childList: true, subtree: true }
  return { start: () => observer.observe(document.body, what), stop: () => observer.disconnect() }
}

/**
 * Keeps the focus near when the control that has it is removed or disabled by its own act, as a button that turns into a
 * form does: the browser would put it at the start of the page. When its whole line has left a list, the next line gets it. From a toast it goes back to where it was before.
 */
export function FocusKeeper() {
  useEffect(() => {
    let focused: Element | undefined
    let last: Focused = { path: [], beside: [] }
    let timer: number | undefined
    const { start, stop } = watcher(() => {
      if (!focused || isUsable(focused)) return
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        const { activeElement } = document
        const isLost = !activeElement || activeElement === document.body || activeElement === focused
        if (isLost && focused && !isUsable(focused)) restore(last)
      }, WAIT_MS)
    })
    const note = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return
      if (!focused) start()
      focused = target
      if (!target.closest('.Toastify'))
        last = { path: [target, ...ancestorsOf(target)], beside: linesBeside(target) }
    }
    const enter = ({ target }: FocusEvent) => note(target)
    // A click beside everything takes the focus away on purpose. A removed element is not connected after the event, and
    // when the window loses the focus, the element stays active.
    const leave = ({ target, relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        const isOnPurpose = target instanceof Element && isUsable(target) && document.activeElement !== target
        if (relatedTarget !== null || !isOnPurpose || target !== focused) return
        focused = undefined
        stop()
      })
    // It may be loaded by the very focus it is to keep.
    if (document.activeElement !== document.body) note(document.activeElement)
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      stop()
      window.clearTimeout(timer)
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return null
}
