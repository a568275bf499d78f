import type { MenuLink } from './menus'

const parts = (address: string): [path: string, query: URLSearchParams] => {
  const [path = '', query = ''] = address.split('?')
  return [path, new URLSearchParams(query)]
}

/** Whether an address is the one a link leads to; further keys of its query („&season=“) change nothing. */
const leadsTo = (href: string, address: string): boolean => {
  const [path, query] = parts(href)
  const [herePath, hereQuery] = parts(address)
  return path === herePath && [...query].every(([key, value]) => hereQuery.get(key) === value)
}

/**
 * The address of the link of a menu that leads to where we are. Matches without a category are those of the first
 * one, so a page without its query belongs to the first link of its path.
 */
export const currentLink = (links: readonly MenuLink[], address: string): string | undefined => {
  const exact = links.find(({ href }) => leadsTo(href, address))
  if (exact || address.includes('?')) return exact?.href
  return links.find(({ href }) => parts(href)[0] === address)?.href
}
