import type { Page } from '@playwright/test'

/** The part of a page that has appeared since it was last looked at. */
export const APPEARED = '[data-appeared]'

/** Adds what is visible now to what was visible before, for `markAppeared`. */
export const rememberVisible = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const memory = window as unknown as { visible?: WeakSet<Element> }
    memory.visible ??= new WeakSet()
    for (const element of document.body.querySelectorAll('*'))
      if (element.checkVisibility({ visibilityProperty: true })) memory.visible.add(element)
  })

/** Marks the smallest element that contains everything visible for the first time; none where nothing is. */
export const markAppeared = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { visible } = window as unknown as { visible?: WeakSet<Element> }
    document.querySelector('[data-appeared]')?.removeAttribute('data-appeared')
    let part: Element | null = null
    for (const element of visible ? document.body.querySelectorAll('*') : [])
      if (!visible?.has(element) && element.checkVisibility({ visibilityProperty: true })) {
        part ??= element
        while (part && !part.contains(element)) part = part.parentElement
      }
    part?.setAttribute('data-appeared', '')
  })
