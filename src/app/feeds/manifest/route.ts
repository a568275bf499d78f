import { publicReads } from '@/app/_lib/public-reads'

export const dynamic = 'force-dynamic'

/** What a phone needs to keep the site on its home screen, in the club's name and colour. */
export async function GET(): Promise<Response> {
  const { name, shortName, colours } = await publicReads.club()
  return Response.json(
    {
      name,
      short_name: shortName,
      lang: 'sk',
      start_url: '/',
      display: 'standalone',
      background_color: '#0c1f17',
      theme_color: colours.club,
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
