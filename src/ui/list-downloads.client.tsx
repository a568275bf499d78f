'use client'
import { FILE_FORMATS, type FileFormat, fileAddress } from '@/lib/file-formats'
import { Downloads } from './downloads'

/** A list whose call makes a file of it, exactly as it is filtered. */
interface DownloadedList {
  /** „Predpisy“ */
  name: string
  path: string
  query: Record<string, string | number | undefined>
}

/**
 * The files of lists, each in every form. A client component, so that the page's data holds the lists and not every link of them.
 */
export function ListDownloads({ lists }: { lists: readonly DownloadedList[] }) {
  const files = lists.flatMap(({ name, path, query }) =>
    (Object.keys(FILE_FORMATS) as FileFormat[]).map(
      (format) => [`${name} (${FILE_FORMATS[format]})`, fileAddress(path, { ...query, format })] as const,
    ),
  )
  return <Downloads files={files} />
}
