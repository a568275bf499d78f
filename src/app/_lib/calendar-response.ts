/** A calendar for a program that subscribes to it. Private ones are kept by nobody and listed nowhere. */
export const calendarResponse = (text: string, isPrivate: boolean): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })

/** The name before „.ics“; undefined for any other file. */
export const calendarName = (file: string): string | undefined => /^([\w-]+)\.ics$/.exec(file)?.[1]

/** Said to a program, seen by nobody; a person who opens it gets a word of theirs. */
export const noCalendar = (): Response =>
  new Response('Takýto kalendár neexistuje. Novú adresu nájdete na webe klubu.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
