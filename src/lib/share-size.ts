/** What services draw beside a shared link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
