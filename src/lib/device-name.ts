import Bowser from 'bowser'

/** The longest User-Agent that is read; real ones have about 150 characters. */
const MOST_READ = 500

/** Names that say more to a person than the browser's own. */
const BROWSERS: Readonly<Record<string, string>> = {
  'Samsung Internet for Android': 'Samsung Internet',
  'Microsoft Edge': 'Edge',
  'Chrome Headless': 'Chrome',
  'Chrome WebView': 'Chrome',
}

/** „Chrome, Android“, „Safari, iPhone“: what a User-Agent says of the browser and the device; undefined for an unknown one. */
export const deviceName = (userAgent: string | null): string | undefined => {
  if (!userAgent) return undefined
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_READ))
  const model = ['iPhone', 'iPad'].find((name) => name === platform.model)
  const named = [browser.name && (BROWSERS[browser.name] ?? browser.name), model ?? os.name]
  return named.filter(Boolean).join(', ').slice(0, 80) || undefined
}
