/** The forms of a table for other programs, by what their names end with. */
const TABLE_FORMATS = { xlsx: 'XLSX', csv: 'CSV' } as const
export type TableFormat = keyof typeof TABLE_FORMATS

/** The forms in which a list is downloaded: as a table, or as a paper. */
export const FILE_FORMATS = { ...TABLE_FORMATS, pdf: 'PDF' } as const
export type FileFormat = keyof typeof FILE_FORMATS

/** The address of a file that a call makes; values that are not set are left out. */
export const fileAddress = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return `/api${path}?${new URLSearchParams(given).toString()}`
}
