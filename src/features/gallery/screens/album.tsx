import { shortDate } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href, ROUTES } from '@/lib/routes'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Lightbox } from '../components/lightbox.client'
import { PHOTO_FORMS } from '../labels'
import type { AlbumView } from '../views'
import styles from './album.module.css'

/** An album, page by page. */
export function Album({ album }: { album: AlbumView }) {
  const { slug, title, date, photos, before, total, page, pages } = album
  return (
    <>
      <PageHeader
        crumbs={[{ label: ROUTES.gallery.title, href: href('gallery') }, { label: title }]}
        kicker={page > 1 ? `Strana ${page} z ${pages}` : undefined}
        lead={
          <>
            <time dateTime={date}>{shortDate(date)}</time> · {counted(total, PHOTO_FORMS)}
          </>
        }
        title={title}
      />
      <Section>
        <div className={styles.album}>
          <Lightbox before={before} photos={photos} title={title} total={total} />
          <Pagination
            hrefOf={(number) => href('album', { slug, page: number > 1 ? number : undefined })}
            page={page}
            pages={pages}
          />
        </div>
      </Section>
    </>
  )
}
