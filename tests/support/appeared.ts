import type { Page } from '@playwright/test'

interface Memory {
  visible?: WeakSet<Element>
}

/** The part of a page that has appeared since it was last looked at. */
export const APPEARED = '[data-appeared]'

/** Runs in a page before its own scripts: what is visible once it has loaded has not appeared later. */
export const rememberAtLoad = (): void =>
  window.addEventListener('load', () => {
    const visible = ((window as unknown as Memory).visible ??= new WeakSet())
    for (const element of document.body.querySelectorAll('*'))
      if (element.checkVisibility({ visibilityProperty: true })) visible.add(element)
  })

/** Adds what is visible now to what was visible before, for `markAppeared`. */
export const rememberVisible = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const visible = ((window as unknown as Memory).visible ??= new WeakSet())
    for (const element of document.body.querySelectorAll('*'))
      if (element.checkVisibility({ visibilityProperty: true })) visible.add(element)
  })

/**
 * Marks the smallest element that contains everything visible for the first time, the whole body of a page of which
 * nothing is remembered; returns whether there is anything.
 */
export const markAppeared = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { visible } = window as unknown as Memory
    document.querySelector('[data-appeared]')?.removeAttribute('data-appeared')
    let part: Element | null = visible ? null : document.body
    for (const element of visible ? document.body.querySelectorAll('*') : [])
      if (!visible?.has(element) && element.checkVisibility({ visibilityProperty: true })) {
        part ??= element
        while (part && !part.contains(element)) part = part.parentElement
      }
    part?.setAttribute('data-appeared', '')
    return part !== null
  })
