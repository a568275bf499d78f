import { grouped } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Tabs } from '@/ui/tabs'
import { PHOTO_STATES, type PhotoState } from '../labels'
import type { PhotosView } from '../schema'
import { PhotoDesk } from './photo-desk.client'

interface PhotosScreenProps {
  view: PhotosView
  albums: readonly Named[]
  state: PhotoState
  /** The album that is looked at; undefined for all pictures. */
  album?: string
  today: string
}

/** The office's photos: upload, and who is in each. */
export function PhotosScreen({ view, albums, state, album, today }: PhotosScreenProps) {
  const { photos, page, counts } = view
  const paging = {
    hrefOf: (number: number) => href('photos', { album, state, page: number > 1 ? number : undefined }),
    page: page.number,
    pages: Math.ceil(page.total / page.size),
  }
  const tabs = (Object.keys(PHOTO_STATES) as PhotoState[]).map((each) => ({
    label: `${PHOTO_STATES[each]} (${grouped(counts[each])})`,
    href: href('photos', { album, state: each }),
    current: each === state,
  }))
  return (
    <>
      <PageHeader
        kicker={albums.find(({ id }) => id === album)?.name}
        lead={
          <>
            Na webe je len fotka, o&nbsp;ktorej ste povedali, kto na nej je, a&nbsp;s&nbsp;ktorou každý
            z&nbsp;nich súhlasí.
          </>
        }
        title="Fotky"
      />
      <Section ground="surface">
        <Tabs label="Ktoré fotky" tabs={tabs} />
        <PhotoDesk
          albums={albums}
          empty={
            <NoRows {...paging}>
              <Empty drawing="goal" title="Tu nie je žiadna fotka.">
                Nahrajte fotky do albumu. Na webe budú, keď poviete, kto na nich je.
              </Empty>
            </NoRows>
          }
          key={`${album} ${state} ${page.number}`}
          photos={photos}
          today={today}
        />
        <Pagination {...paging} />
      </Section>
    </>
  )
}
