/** The types of file a document may be, with the word shown for each. */
export const FILE_TYPES: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
}

/** Who sees a document or folder, from widest to narrowest. */
export const VISIBILITIES = {
  public: 'verejnosť',
  members: 'prihlásení',
  trainers: 'tréneri',
  admins: 'administrátori',
} as const
export type Visibility = keyof typeof VISIBILITIES

const MEGABYTE = 1024 * 1024

/** „240 kB“, below a megabyte; „1,4 MB“ from there on. */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`
    : `${(bytes / MEGABYTE).toLocaleString('sk-SK', { maximumFractionDigits: 1 })}\u00a0MB`

/** „1 dokument, 2 dokumenty, 5 dokumentov“ */
export const DOCUMENT_FORMS = ['dokument', 'dokumenty', 'dokumentov'] as const
