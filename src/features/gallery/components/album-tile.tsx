import Link from 'next/link'
import { shortDate } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { Picture } from '@/ui/picture'
import { PHOTO_WORDS } from '../labels'
import type { AlbumCard } from '../views'
import styles from './album-tile.module.css'

/** An album in the list: its first picture, title, date and size; the whole tile is the link. */
export function AlbumTile({ album, eager }: { album: AlbumCard; eager?: boolean }) {
  const { slug, title, date, cover, count } = album
  return (
    <li className={styles.tile}>
      <div className={styles.frame}>
        {cover && (
          <Picture
            cover
            eager={eager}
            picture={{ ...cover, alt: '' }}
            sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 50vw, 100vw"
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={href('album', { slug })}>{bindPrepositions(title)}</Link>
        </h2>
        <p className="soft">
          <time dateTime={date}>{shortDate(date)}</time> · {counted(count, PHOTO_WORDS)}
        </p>
      </div>
    </li>
  )
}
