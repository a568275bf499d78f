import { forbidden, notFound } from 'next/navigation'
import { isRefusal } from '@/lib/errors'

/** The result of a query; when it throws 404 or 400, the page is the 404 page, when 403 that of refusals. */
export async function orNotFound<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) notFound()
    if (isRefusal(error) && error.status === 403) forbidden()
    throw error
  }
}
