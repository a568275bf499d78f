import type { PayloadRequest } from 'payload'
import type { ConsentText } from '@/payload-types'
import { FIRST_TEXTS, type Purpose, PURPOSE_KEYS } from '../labels'
import type { TextView } from './schema'

const textView = ({ purpose, version, text, from }: ConsentText): TextView => ({
  purpose,
  version,
  text,
  from,
})

/** Every version of every text, by purpose and version; the first ones are the product's until somebody answers them. */
export async function allTexts(req: PayloadRequest): Promise<TextView[]> {
  const { docs } = await req.payload.find({
    collection: 'consentTexts',
    sort: ['version'],
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return PURPOSE_KEYS.flatMap((purpose) => {
    const stored = docs.filter((row) => row.purpose === purpose).map(textView)
    const hasFirst = stored.some(({ version }) => version === 1)
    return hasFirst ? stored : [{ purpose, version: 1, text: FIRST_TEXTS[purpose], from: null }, ...stored]
  })
}

/** The newest version of each text, which people are asked about. */
export function currentTexts(texts: readonly TextView[]): Record<Purpose, TextView> {
  const newest = PURPOSE_KEYS.map((purpose) => [
    purpose,
    texts.filter((text) => text.purpose === purpose).at(-1)!,
  ])
  return Object.fromEntries(newest) as Record<Purpose, TextView>
}
