/** Rows on a page of a list, unless `size` asks for more. */
export const PAGE_SIZE = 50
/** The most rows of a page, and the most one write takes. */
export const PAGE_LIMIT = 200
/** People of one event on a page; more than any category has, so that only club-wide events have several pages. */
export const SQUAD_SIZE = 60
/** The most people of one event in one call, so that an action on all of them is one call. */
export const EVENT_LIMIT = 1000
