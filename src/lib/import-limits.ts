/** The most an imported file may have: rows, its heading included, columns, and letters of a cell. */
export const IMPORT_LIMITS = { rows: 3_100, columns: 100, letters: 2_000 } as const

/** „10 MB a 3 100“, before what the rows are called; the size is that of every upload (lib/upload-form). */
export const LARGEST_FILE = `10\u00a0MB a\u00a0${IMPORT_LIMITS.rows.toLocaleString('sk-SK')}`
