import { shortDate } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { Lightbox } from '../components/lightbox.client'
import type { AlbumView } from '../views'

const PHOTOS = ['fotka', 'fotky', 'fotiek'] as const

/** Albums one under the other; a tap on a photo opens it large. */
export function Albums({ albums }: { albums: readonly AlbumView[] }) {
  const shown = albums.filter(({ photos }) => photos.length > 0)
  return (
    <>
      <PageHeader lead="Zo zápasov, turnajov a sústredení." title="Galéria" />
      {shown.length === 0 && (
        <Section>
          <Empty
            action={<LinkButton href={href('news')}>Čítať novinky</LinkButton>}
            drawing="goal"
            title="Prvý album pripravujeme."
          >
            Zatiaľ si prečítajte, čo sa v&nbsp;klube deje.
          </Empty>
        </Section>
      )}
      {shown.map((album, index) => (
        <Section
          action={
            <span className="soft">
              {shortDate(album.date)} · {counted(album.photos.length, PHOTOS)}
            </span>
          }
          ground={index % 2 === 0 ? 'chalk' : 'surface'}
          id={album.slug}
          key={album.id}
          title={album.title}
        >
          <Lightbox photos={album.photos} title={album.title} />
        </Section>
      ))}
    </>
  )
}
