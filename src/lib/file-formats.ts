/** The forms in which a list is downloaded, by what their names end with. */
export const FILE_FORMATS = { xlsx: 'XLSX', csv: 'CSV' } as const
export type FileFormat = keyof typeof FILE_FORMATS

/** The address of a file that a call makes; values that are not set are left out. */
export const fileAddress = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return `/api${path}?${new URLSearchParams(given).toString()}`
}
