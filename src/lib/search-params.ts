import { isId } from './ids'

const NO_ID = '00000000-0000-4000-8000-000000000000'

/** A page's query as Next hands it over. */
export type RawSearch = Record<string, string | string[] | undefined>

/** One value of a page's query as trimmed text, cut at 80 characters; empty when missing or repeated. */
export const textParam = (search: RawSearch, key: string, most = 80): string => {
  const value = search[key]
  return typeof value === 'string' ? value.trim().slice(0, most) : ''
}

/** The page number of a list: a whole number from 1; anything else is the first page. */
export const pageParam = (search: RawSearch): number => {
  const page = Number(textParam(search, 'page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** An id in a page's query; anything else becomes an id no row has, so that a query finds nothing. */
export const idParam = (search: RawSearch, key: string): string => {
  const value = textParam(search, key)
  return isId(value) ? value : NO_ID
}

/** A whole number from `least` to `most` in a page's query; anything else is `least`. */
export const countParam = (search: RawSearch, key: string, least: number, most: number): number => {
  const count = Number(textParam(search, key))
  return Number.isInteger(count) && count >= least && count <= most ? count : least
}

/** Whether a part of an address is a page number as `pageParam` reads one, written without leading zeros. */
export const isPageNumber = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)
