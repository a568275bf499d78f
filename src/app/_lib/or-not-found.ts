import { notFound } from 'next/navigation'
import { isRefusal } from '@/lib/errors'

/** What a query answers; when it is not there, or not in the caller's reach, the page is the 404 page. */
export async function orNotFound<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
