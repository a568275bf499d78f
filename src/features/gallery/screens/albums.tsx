import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { AlbumTile } from '../components/album-tile'
import type { AlbumList } from '../views'
import styles from './albums.module.css'

/** The list of albums, page by page. */
export function Albums({ page: { albums, page, pages } }: { page: AlbumList }) {
  return (
    <>
      <PageHeader
        kicker={page > 1 ? `Strana ${page} z ${pages}` : undefined}
        lead="Zo zápasov, turnajov a sústredení."
        title="Galéria"
      />
      <Section>
        {albums.length > 0 ? (
          <ul className={styles.albums}>
            {albums.map((album, index) => (
              <AlbumTile album={album} eager={index === 0} key={album.id} />
            ))}
          </ul>
        ) : (
          <Empty
            action={<LinkButton href={href('news')}>Čítať novinky</LinkButton>}
            drawing="goal"
            title="Prvý album pripravujeme."
          >
            Zatiaľ si prečítajte, čo sa v&nbsp;klube deje.
          </Empty>
        )}
        <Pagination
          hrefOf={(number) => href('gallery', { page: number > 1 ? number : undefined })}
          page={page}
          pages={pages}
        />
      </Section>
    </>
  )
}
