import path from 'node:path'
import { databaseUrlProblem, StartRefusal } from '@/lib/env'

export const isMongodbUrl = (url: string): boolean => url.startsWith('mongodb')

/** The address without name and password; they end at the last @, whatever characters an unescaped password has. */
export const shownUrl = (url: string): string =>
  isMongodbUrl(url)
    ? url.replace(/\/\/.*@/, '//').replace(/\?.*/, '')
    : `file:${path.resolve(url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, ''))}`

/** Throws StartRefusal unless a copy from one address to the other makes sense. */
export function checkAddresses(from: string, to: string): void {
  for (const [url, name] of [
    [from, '--from'],
    [to, '--to'],
  ] as const) {
    const problem = databaseUrlProblem(url, name)
    if (problem) throw new StartRefusal(problem)
  }
  if (shownUrl(from) === shownUrl(to)) throw new StartRefusal('Zdroj a cieľ sú tá istá databáza.')
}
