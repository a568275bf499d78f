import type { Page } from '@playwright/test'

/**
 * What does not fit on the screen, one line each: the page wider than the screen, a control outside of the screen or cut
 * off by its container, one covered by another, a word broken into letters, bars over half of the screen. Of an open
 * dialog only the dialog is checked. Runs in the page, in one call.
 */
export const cutOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const SLACK = 1.5
    const found = new Set<string>()
    const root = document.documentElement
    const width = root.clientWidth
    // A confirm of a dialog is a dialog inside it: the last one is on top.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const scope = modal ?? document.body

    const describe = (element: Element): string => {
      const words =
        element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name'))
      return `${element.tagName.toLowerCase()} „${(words ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)}“`
    }
    // Texts for screen readers are clipped to nothing.
    const hidden = [...scope.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).clipPath === 'inset(50%)',
    )
    const isDrawn = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) return false
      return (
        element.checkVisibility({ visibilityProperty: true }) && !hidden.some((at) => at.contains(element))
      )
    }
    /** Elements that cut off their content, or scroll it. */
    const frames = [...scope.querySelectorAll('*')].flatMap((at) => {
      const { overflowX, overflowY } = getComputedStyle(at)
      const isWide = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1
      const isScroller = isWide || (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1)
      return isScroller || /hidden|clip/.test(overflowX)
        ? [{ at, isScroller, box: at.getBoundingClientRect() }]
        : []
    })
    /** The element that is drawn: the label of an input that is transparent. */
    const faceOf = (element: Element): Element =>
      getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element

    const overflow = root.scrollWidth - width
    if (overflow > 0) found.add(`the page is ${overflow} px wider than the screen`)
    // A list of tabs or a table may scroll sideways; a menu or a dialog that does is too wide.
    for (const at of [...(modal ? [modal] : []), ...scope.querySelectorAll('header *')])
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1)
        found.add(`scrolls sideways: ${describe(at)}`)

    // The trap for robots is hidden from everybody.
    const controls = [...scope.querySelectorAll(CONTROLS)].filter(
      (each) => !each.closest('[aria-hidden="true"]'),
    )
    const faces = [...new Set(controls.map(faceOf))].filter(isDrawn)
    const free: Element[] = []
    for (const face of faces) {
      const box = face.getBoundingClientRect()
      const around = frames.filter(({ at }) => at !== face && at.contains(face))
      if (around.some(({ isScroller }) => isScroller)) continue
      free.push(face)
      if (box.left < -SLACK || box.right > width + SLACK) found.add(`beside the screen: ${describe(face)}`)
      else if (
        around.some((frame) => box.left < frame.box.left - SLACK || box.right > frame.box.right + SLACK)
      )
        found.add(`cut off: ${describe(face)}`)
    }

    const sticky = [...scope.querySelectorAll<HTMLElement>('*')].filter((element) =>
      /sticky|fixed/.test(getComputedStyle(element).position),
    )
    const bars = sticky.filter((element) => {
      const box = element.getBoundingClientRect()
      const { insetBlockStart, insetBlockEnd } = getComputedStyle(element)
      const isBar = insetBlockStart !== 'auto' || insetBlockEnd !== 'auto'
      return isBar && box.width > width * 0.8 && box.height > 1 && !element.closest('.Toastify')
    })
    const covered = bars
      .filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)))
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
    if (!modal && covered > window.innerHeight / 2)
      found.add(`bars cover ${Math.round(covered)} of ${window.innerHeight} px`)

    // Sticky bars cover whatever is scrolled beneath them: they are static while this is measured.
    const places = sticky.map((element) => element.style.position)
    if (!modal) for (const element of sticky) element.style.position = 'static'
    const before = window.scrollY
    const seen = new Set<Element>()
    const step = window.innerHeight * 0.8
    for (let top = 0; top < (modal ? 1 : root.scrollHeight); top += step) {
      if (!modal) window.scrollTo({ top, behavior: 'instant' })
      for (const face of free) {
        if (seen.has(face)) continue
        // Drawn, and pressed by what lies over it: the mark of a folded line.
        if (getComputedStyle(face).pointerEvents === 'none') continue
        const box = face.getClientRects()[0]
        if (!box) continue
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (y < 2 || y > window.innerHeight - 2 || x < 0 || x > width) continue
        seen.add(face)
        const top = document.elementFromPoint(x, y)
        if (!top || face.contains(top) || top.contains(face) || top.closest('label')?.contains(face)) continue
        // An open menu covers the page on purpose.
        if (top.closest('.Toastify, nextjs-portal, header [data-open]')) continue
        found.add(`${describe(face)} is covered by ${describe(top)}`)
      }
    }
    if (!modal) window.scrollTo({ top: before, behavior: 'instant' })
    sticky.forEach((element, index) => (element.style.position = places[index] ?? ''))

    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement
      if (!parent || node.data.trim().length < 3 || /SCRIPT|STYLE|NOSCRIPT/.test(parent.tagName)) continue
      if (parent.getClientRects().length === 0) continue
      // An address may break anywhere.
      const words = node.data.replace(/\S*[/@:_]\S*/g, (address) => ' '.repeat(address.length))
      for (const { 0: word, index } of words.matchAll(/\p{L}{3,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const pieces = lines.size
        if (
          (pieces > 2 || (pieces === 2 && word.length <= 8)) &&
          isDrawn(parent) &&
          getComputedStyle(parent).hyphens !== 'auto'
        )
          found.add(`the word „${word}“ is broken into ${pieces}: ${describe(parent)}`)
      }
    }
    return [...found]
  })
