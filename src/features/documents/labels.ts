/** Who sees a document or folder, from widest to narrowest. */
export const VISIBILITIES = {
  public: 'verejnosť',
  members: 'prihlásení',
  trainers: 'tréneri',
  admins: 'administrátori',
} as const
export type Visibility = keyof typeof VISIBILITIES

/** Where a file is bigger than this many bytes, megabytes are said instead of kilobytes. */
const MEGABYTE = 1024 * 1024

/** „240 kB“, „1,4 MB“: a file's size as it is read. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`
    : `${(bytes / MEGABYTE).toLocaleString('sk-SK', { maximumFractionDigits: 1 })}\u00a0MB`

/** „1 dokument, 2 dokumenty, 5 dokumentov“ */
export const DOCUMENT_FORMS = ['dokument', 'dokumenty', 'dokumentov'] as const
