import { createLimit } from './limits'

/**
 * Files with people an account makes in an hour, on paper too: enough for every category and every list of a club, too few
 * to drain a server.
 */
export const filesLimit = createLimit('files', 30, 3600)
