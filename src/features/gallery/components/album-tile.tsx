import { shortDate } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Picture } from '@/ui/picture'
import { Tile, TileTitle } from '@/ui/tile'
import { PHOTO_FORMS } from '../labels'
import type { AlbumCard } from '../views'

/** An album in the list: first picture, title, date and number of pictures, as one link. */
export function AlbumTile({ album, eager }: { album: AlbumCard; eager?: boolean }) {
  const { slug, title, date, cover, count } = album
  return (
    <Tile
      as="li"
      picture={
        cover && (
          <Picture
            cover
            eager={eager}
            picture={{ ...cover, alt: '' }}
            sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 50vw, 100vw"
          />
        )
      }
      shape="4 / 3"
    >
      <TileTitle href={href('album', { slug })} level="h2">
        {title}
      </TileTitle>
      <p className="soft">
        <time dateTime={date}>{shortDate(date)}</time> · {counted(count, PHOTO_FORMS)}
      </p>
    </Tile>
  )
}
