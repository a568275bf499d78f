/** The queries that choose which public page is shown; next.config.mjs rewrites each to a path. No other query changes a page. */
export const PAGE_QUERIES = ['category', 'id', 'page', 'season']
