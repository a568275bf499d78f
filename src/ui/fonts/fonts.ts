import localFont from 'next/font/local'

/** Running text: Inter 400–700, one variable subset with the letters of Slovak and its neighbours. */
export const inter = localFont({
  src: './inter-400-700.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
})

/**
 * Headings, numerals, times and labels in capitals; never running text. The caron of ď, ľ, ť and Ľ is redrawn slender and
 * close to the stem, and kerned: the original leaves a gap after ľ and touches the next letter.
 */
export const barlow = localFont({
  src: './barlow-condensed-700.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-barlow',
  adjustFontFallback: false,
  fallback: ['Arial Narrow', 'Roboto Condensed', 'sans-serif'],
})
