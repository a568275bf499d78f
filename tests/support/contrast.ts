import type { Locator } from '@playwright/test'

/**
 * What in a part of the page has less than `least` : 1 between a text, an icon or the frame of a control and what is
 * behind it, as the browser has computed the colours. Each as the text and its contrast.
 */
export const lowContrasts = (part: Locator, least: number): Promise<string[]> =>
  part.evaluate((root, atLeast) => {
    // Colours on their way to others are not those that stay.
    for (const animation of document.getAnimations()) animation.finish()
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    type Colour = [red: number, green: number, blue: number, alpha: number]
    const parse = (css: string): Colour => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = css
      context.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
      return [red!, green!, blue!, alpha! / 255]
    }
    const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
      r * a + red * (1 - a),
      g * a + green * (1 - a),
      b * a + blue * (1 - a),
      1,
    ]
    const behind = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1]
      const own = parse(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, behind(element.parentElement))
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const light = (colour: Colour): number => {
      const [r, g, b] = colour.slice(0, 3).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    const contrast = (css: string, element: Element, ground: Colour): number => {
      const [r, g, b, a] = parse(css)
      const [one, two] = [light(over([r, g, b, a * opacityOf(element)], ground)), light(ground)]
      return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
    }
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
    }
    const found: string[] = []
    const judge = (what: string, ratio: number) => {
      if (ratio < atLeast) found.push(`${what} ${ratio.toFixed(2)}`)
    }
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>('*')) {
      if (!isSeen(element)) continue
      const style = getComputedStyle(element)
      const ground = behind(element)
      const name = `${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}`
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (hasText && parseFloat(style.fontSize) > 0)
        judge(name, contrast(element instanceof SVGElement ? style.fill : style.color, element, ground))
      if (element.matches('input:not([type=radio]), textarea')) {
        judge(`${name} value`, contrast(style.color, element, ground))
        const placeholder = getComputedStyle(element, '::placeholder')
        judge(`${name} placeholder`, contrast(placeholder.color, element, ground))
      }
      if (element.matches('path') && style.stroke !== 'none')
        judge(
          `icon in ${element.closest('button, label, a, li, p')?.textContent?.slice(0, 30)}`,
          contrast(style.stroke, element, ground),
        )
      // A control is told from what is around it by its frame or its fill.
      if (element.matches('fieldset label > span, button, input:not([type=radio]), textarea')) {
        const around = behind(element.parentElement)
        const frame =
          parseFloat(style.borderTopWidth) > 0 ? contrast(style.borderTopColor, element, around) : 21
        const fill = contrast(style.backgroundColor, element, around)
        if (parse(style.borderTopColor)[3] > 0) judge(`frame of ${name}`, Math.max(frame, fill))
      }
    }
    return found
  }, least)
