// @ts-check
/** The queries that choose which public page is shown; next.config.mjs leads each to a path. Any other changes nothing. */
export const PAGE_QUERIES = ['category', 'id', 'page', 'season']
