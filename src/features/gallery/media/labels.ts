/** What somebody has said a picture shows; nothing until then. */
export const SHOWS = {
  nobody: 'nikto rozpoznateľný',
  people: 'ľudia, ktorí sú uvedení nižšie',
} as const
export type Shows = keyof typeof SHOWS
