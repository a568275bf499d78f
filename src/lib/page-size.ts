/** Rows on a page of a list, unless `size` asks for more. */
export const PAGE_SIZE = 50
/** The most rows a page may have, and the most one writing call is given at once. */
export const PAGE_LIMIT = 200
/** People of one event on a page: more than any category has, so that only a club-wide event has several. */
export const SQUAD_SIZE = 60
/** The most people of one event that a call is given at once, so that an act upon all of them is one act. */
export const EVENT_LIMIT = 1000
