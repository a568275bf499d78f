interface Entry {
  url: string | null
}

/** What older browsers and older types do not have. */
type WithNavigation = Window & {
  navigation?: { currentEntry: { index: number } | null; entries: () => readonly Entry[] }
}

/**
 * Goes back when the page before this one has this address: as the browser's own button does, to where one was in it. Returns
 * whether it did; without it a link leads to the top of the same page.
 */
export function backTo(address: string): boolean {
  const { navigation } = window as WithNavigation
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  const isBefore = before === new URL(address, location.href).href
  if (isBefore) history.back()
  return isBefore
}
