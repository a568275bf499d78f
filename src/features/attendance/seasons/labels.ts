/** An attendance other than expected: somebody was expected and missing, or came although they had said no. */
export const SURPRISES = {
  missed: ['Nečakaná neúčasť', 'Nečakané neúčasti', 'Nečakaných neúčastí'],
  came: ['Nečakaná účasť', 'Nečakané účasti', 'Nečakaných účastí'],
} as const
export type Surprise = keyof typeof SURPRISES

/** What the words above mean. */
export const SURPRISE_HINTS: Record<Surprise, string> = {
  missed: 'účasť bola potvrdená alebo sa čakala, no v dochádzke je Chýba',
  came: 'odpoveď bola Nepríde, no v dochádzke je Tu alebo Neskoro',
}
