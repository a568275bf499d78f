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
 * Headings, numerals, times and labels in capitals; never running text. In ď, ľ, ť and Ľ the caron is redrawn: slender
 * and close to the stem, kerned against tall neighbours. The original leaves a hole after ľ and runs into what follows.
 */
export const barlow = localFont({
  src: './barlow-condensed-700.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-barlow',
  adjustFontFallback: false,
  fallback: ['Arial Narrow', 'Roboto Condensed', 'sans-serif'],
})
