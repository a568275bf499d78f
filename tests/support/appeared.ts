import type { Page } from '@playwright/test'

interface Memory {
  visible?: WeakSet<Element>
}

/** The parts of a page that have appeared since it was last looked at. */
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
 * Marks every part that is visible for the first time, the whole body of a page of which nothing is remembered; returns
 * whether there is any.
 */
export const markAppeared = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { visible } = window as unknown as Memory
    for (const old of document.querySelectorAll('[data-appeared]')) old.removeAttribute('data-appeared')
    const isNew = (element: Element | null): boolean =>
      element !== null && !visible?.has(element) && element.checkVisibility({ visibilityProperty: true })
    const parts = visible
      ? [...document.body.querySelectorAll('*')].filter((each) => isNew(each) && !isNew(each.parentElement))
      : [document.body]
    for (const part of parts) part.setAttribute('data-appeared', '')
    return parts.length > 0
  })
