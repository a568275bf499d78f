/** Replaces next/cache in integration tests, where no Next server runs: collects what would have been revalidated. */
export const renewed: string[] = []

export const revalidateTag = (tag: string): void => void renewed.push(tag)
export const revalidatePath = (path: string): void => void renewed.push(path)
export const unstable_cache = <Run>(run: Run): Run => run
export const unstable_noStore = (): void => undefined
