import { publicReads } from '@/app/_lib/public-reads'

export const dynamic = 'force-dynamic'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
/** The drawn crest lies within the safe zone of maskable icons, so one file serves both purposes. */
const ICONS = [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')]

/** The web app manifest, with the club's name, colour and crest. */
export async function GET(): Promise<Response> {
  const { name, shortName, colours, crest } = await publicReads.club()
  return Response.json(
    {
      name,
      short_name: shortName,
      lang: 'sk',
      id: '/',
      scope: '/',
      start_url: '/',
      display: 'standalone',
      background_color: '#0c1f17',
      theme_color: colours.club,
      icons: [
        ...(crest ? [{ src: crest.src, sizes: 'any', type: 'image/webp', purpose: 'any' }] : []),
        ...ICONS,
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
