import type { MenuLink } from './menus'

const parts = (address: string): [path: string, query: URLSearchParams] => {
  const [path = '', query = ''] = address.split('?')
  return [path, new URLSearchParams(query)]
}

/** Whether a link points to an address; further keys in the address's query („&season=“) are ignored. */
const isLinkTo = (href: string, address: string): boolean => {
  const [path, query] = parts(href)
  const [herePath, hereQuery] = parts(address)
  return path === herePath && [...query].every(([key, value]) => hereQuery.get(key) === value)
}

/**
 * The `href` of the menu link to the present page. An address without a query belongs to the first link with its path:
 * matches without a category are those of the first one.
 */
export const currentLink = (links: readonly MenuLink[], address: string): string | undefined => {
  const exact = links.find(({ href }) => isLinkTo(href, address))
  if (exact || address.includes('?')) return exact?.href
  return links.find(({ href }) => parts(href)[0] === address)?.href
}
