import type { CDPSession, Page } from '@playwright/test'
import { cutOf } from './geometry'
import { animationsEnd, violationsOf } from './a11y'
import { APPEARED, markAppeared, rememberVisible } from './appeared'

/** How every state is checked. */
export interface Looks {
  widths: readonly number[]
  /** Further sizes for the first state of a screen only; text in percent. */
  firstAlso?: readonly { width: number; text: number }[]
  /** Percent of the browser's text size. */
  texts: readonly number[]
  schemes: readonly ('light' | 'dark')[]
  /** Whether axe checks the whole page in every state, not only what has appeared, in the first of the schemes. */
  whole: boolean
  /** How many controls of a screen are operated at most. */
  most: number
  /** The folder for screenshots; none are made without it. */
  shots?: string
}

export interface Seen {
  states: number
  looks: number
  problems: string[]
}

const HEIGHT = 780
const SETTLE_MS = 4000
const CONTRAST = ['color-contrast']

/** The next control that was not operated yet, one of each kind, marked for the click; undefined at the end. */
const nextOpener = (page: Page, done: readonly string[], frame: boolean) =>
  page.evaluate(
    ({ known, frame }) => {
      const OPENERS =
        'summary, button:not(:disabled), input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled), select:not(:disabled)'
      // Controls that leave the page: the sign-out, and filters, whose addresses are pages of their own.
      const LEAVING = '[role=search] *, [data-status] button, form[method=get] *'
      const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      document.querySelectorAll('[data-opener]').forEach((element) => element.removeAttribute('data-opener'))
      for (const element of scope.querySelectorAll<HTMLElement>(OPENERS)) {
        const inFrame = element.closest('header:has(nav), footer, [data-thumb-bar]') !== null
        if (inFrame && !frame) continue
        if (element.matches(LEAVING) || element.closest('.Toastify, nextjs-portal, [inert]')) continue
        const face = element.closest('label') ?? element
        const box = face.getBoundingClientRect()
        if (box.width < 2 || box.height < 2 || !face.checkVisibility({ visibilityProperty: true })) continue
        const value = element instanceof HTMLInputElement ? element.value : ''
        const place = scope === document.body ? '' : (scope.querySelector('h2')?.textContent ?? 'dialog')
        const kind = `${place} ${element.tagName} ${face.className} ${element.className} ${element.closest('form, ul, ol, table, nav')?.className ?? ''} ${value.length < 14 ? value : ''} ${(element.getAttribute('name') ?? '').replace(/[^a-z]/gi, '')} ${(face.textContent ?? '').replace(/[\d\s]+/g, ' ').slice(0, 40)}`
        const short = element.tagName === 'SELECT' ? kind.slice(0, 80) : kind
        if (known.includes(short)) continue
        element.setAttribute('data-opener', '')
        return {
          kind: short,
          tag: element.tagName,
          name: (element.getAttribute('aria-label') ?? face.textContent ?? '').trim().slice(0, 40),
          inFrame,
        }
      }
      return undefined
    },
    { known: done, frame },
  )

/** A short text that differs between states of a page. */
const signatureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll('a, button, input, select, textarea, summary, [role=alert], dialog'),
    ]
    const drawn = shown.filter((element) => element.getClientRects().length > 0)
    const text = document.querySelector('main')?.innerText.length ?? 0
    return `${document.querySelectorAll('dialog:modal').length} ${drawn.length} ${Math.round(text / 8)}`
  })

/** Runs in the page: two frames, or a second of a browser that draws none, which would be waited for without an end. */
const framesDrawn = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ])

interface Held {
  heldCalls: ((response: Response) => void)[]
}

/** Runs in every page before its own scripts: no call writes. */
const holdWrites = (): void => {
  const held = ((window as unknown as Held).heldCalls = [] as Held['heldCalls'])
  const load = window.fetch
  window.fetch = (...asked) => {
    const [what, how] = asked
    const isRequest = what instanceof Request
    const method = how?.method ?? (isRequest ? what.method : 'GET')
    const { pathname } = new URL(isRequest ? what.url : what, window.location.href)
    const isWrite = pathname.startsWith('/api/') && method.toUpperCase() !== 'GET'
    return isWrite ? new Promise((resolve) => held.push(resolve)) : load(...asked)
  }
  window.addEventListener('submit', (event) => {
    if ((event.target as HTMLFormElement).method === 'post') event.preventDefault()
  })
}

/**
 * Prevents writes: a writing call is held until `letGo`, and then refused. In the page, not by `page.route`: that switches
 * the browser's cache off, and every page would load and compile its scripts anew.
 */
class Fence {
  private under = 0

  async around(page: Page): Promise<void> {
    page.on('request', () => (this.under += 1))
    page.on('requestfinished', () => (this.under -= 1))
    page.on('requestfailed', () => (this.under -= 1))
    await page.addInitScript(holdWrites)
  }

  /** Refuses the held calls; returns whether there were any. */
  letGo(page: Page): Promise<boolean> {
    return page.evaluate(() => {
      const held = (window as unknown as Held).heldCalls.splice(0)
      const errors = [
        { message: 'Server to teraz odmietol. Skúste to, prosím, znova o chvíľu alebo zavolajte do klubu.' },
      ]
      for (const refuse of held) refuse(Response.json({ errors }, { status: 422 }))
      return held.length > 0
    })
  }

  /** Waits until every read has ended and every animation too. */
  async settled(page: Page): Promise<void> {
    for (const until = Date.now() + SETTLE_MS; Date.now() < until;) {
      await page.evaluate(framesDrawn)
      if (this.under <= 0) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await animationsEnd(page)
  }
}

/** Operates the controls of a page, one after another, and checks every state the page gets into. */
export class Opener {
  private readonly fence = new Fence()
  private isEnlarged = false
  private cdp?: CDPSession

  private constructor(
    private readonly page: Page,
    private readonly home: { width: number; height: number },
  ) {}

  static async on(page: Page): Promise<Opener> {
    const opener = new Opener(page, page.viewportSize() ?? { width: 360, height: HEIGHT })
    await opener.fence.around(page)
    await page.addInitScript(() => {
      window.print = () => undefined
      Object.defineProperty(navigator, 'share', { value: undefined })
    })
    opener.cdp = await page.context().newCDPSession(page)
    return opener
  }

  /** Sets the browser's text size. A screenshot and a change of the media reset it to 100 %, so it is set each time. */
  private async text(percent: number): Promise<void> {
    if (percent === 100 && !this.isEnlarged) return
    this.isEnlarged = percent !== 100
    await this.cdp?.send('Page.setFontSizes', {
      fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent },
    })
    // The browser's own medium size, whatever the page makes of it.
    const size = await this.page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.fontSize = 'medium'
      const { fontSize } = getComputedStyle(probe)
      probe.remove()
      return parseFloat(fontSize)
    })
    if (Math.round(size) !== Math.round(0.16 * percent))
      throw new Error(`The text is ${size} px where ${percent} % was asked for.`)
  }

  private async look(name: string, looks: Looks, seen: Seen): Promise<void> {
    const { widths, texts, schemes, shots, firstAlso = [] } = looks
    const tell = (how: string, problems: readonly string[]) =>
      seen.problems.push(...problems.map((problem) => `${name} [${how}]: ${problem}`))
    const isFirst = seen.states === 0
    seen.states += 1
    const appeared = isFirst ? undefined : APPEARED
    for (const [at, scheme] of schemes.entries()) {
      await this.page.emulateMedia({ colorScheme: scheme })
      // The other scheme differs by its colours only.
      const options =
        at > 0 ? { only: CONTRAST, scope: appeared } : { scope: looks.whole ? undefined : appeared }
      tell(scheme, await violationsOf(this.page, options))
    }
    const further = isFirst ? firstAlso : []
    const sizes = texts.flatMap((text) => widths.map((width) => ({ width, text })))
    for (const { width, text } of [...sizes, ...further]) {
      await this.page.setViewportSize({ width, height: this.home.height })
      await this.text(text)
      // What a script puts in another way at this size is there with the next frame.
      await this.page.evaluate(framesDrawn)
      // The widest phone looks like the usual one: it gets no screenshot.
      const pictured = shots && width !== 430 ? schemes : []
      seen.looks += Math.max(1, pictured.length)
      tell(`${width} px, ${text} %`, await cutOf(this.page))
      for (const scheme of pictured) {
        if (schemes.length > 1) await this.page.emulateMedia({ colorScheme: scheme })
        // A higher screen for the first state: a screenshot of the whole page would reset the text size.
        if (isFirst) await this.page.setViewportSize({ width, height: 2 * this.home.height })
        await this.text(text)
        // Colours fade from one scheme into the other.
        await animationsEnd(this.page)
        await this.page.screenshot({
          path: `${shots}/${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}-${seen.states}-${width}-${text}-${scheme}.png`,
        })
      }
      // A wide screen shows parts that a narrow one leaves out; the colours, half of axe's time, are the same.
      if (isFirst && !widths.includes(width) && width > 1000)
        tell(`${width} px`, await violationsOf(this.page, { disabled: CONTRAST }))
    }
    await this.text(100)
    await this.page.setViewportSize(this.home)
  }

  private async closeMenus(): Promise<void> {
    const open = this.page.locator('header button[aria-expanded=true]')
    for (let left = await open.count(); left > 0; left -= 1) {
      await open
        .last()
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await this.fence.settled(this.page)
    }
  }

  /** Checks the page and everything that opens on it; with `frame` the menus of every page too. */
  async walk(name: string, looks: Looks, frame = false): Promise<Seen> {
    const { page, fence } = this
    const seen: Seen = { states: 0, looks: 0, problems: [] }
    const known = new Set<string>()
    const done: string[] = []
    const address = page.url()
    const lookIfNew = async (what: string) => {
      const signature = await signatureOf(page)
      if (known.has(signature)) return
      known.add(signature)
      await markAppeared(page)
      await this.look(what, looks, seen)
      await rememberVisible(page)
    }
    await fence.settled(page)
    await lookIfNew(name)
    for (let count = 0; count < looks.most; count += 1) {
      const next = await nextOpener(page, done, frame)
      if (frame && !next?.inFrame) await this.closeMenus()
      if (!next) {
        if (!(await page.locator('dialog:modal').count())) break
        await page.keyboard.press('Escape')
        await fence.settled(page)
        done.push('closed')
        if (done.filter((each) => each === 'closed').length > 12) break
        continue
      }
      done.push(next.kind)
      const target = page.locator('[data-opener]')
      const what = `${name} › ${next.name}`
      if (next.tag === 'SELECT') {
        const values = await target.evaluate((element: HTMLSelectElement) =>
          [...element.options].map(({ value }) => value).filter((value) => value !== element.value),
        )
        for (const value of values.slice(0, 4)) {
          await target.selectOption(value, { timeout: 2000 }).catch(() => undefined)
          await fence.settled(page)
          await lookIfNew(`${what}: ${value}`)
        }
      } else {
        const isPressed = await target.click({ timeout: 1500 }).then(
          () => true,
          () => false,
        )
        if (!isPressed)
          await target.dispatchEvent('click', undefined, { timeout: 1500 }).catch(() => undefined)
        await fence.settled(page)
        await lookIfNew(what)
      }
      if (await fence.letGo(page)) {
        await fence.settled(page)
        await lookIfNew(`${what}, refused`)
      }
      if (page.url().split('#')[0] !== address.split('#')[0]) {
        await page.goto(address)
        await fence.settled(page)
      }
    }
    return seen
  }
}
