import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import type { InboxPage } from '../schema'
import { InboxList } from './inbox-list.client'

/** The caller's inbox. */
export function InboxScreen({ inbox, unseen, page }: InboxPage) {
  const paging = {
    hrefOf: (number: number) => href('inbox', { page: number > 1 ? number : undefined }),
    page: page.number,
    pages: Math.ceil(page.total / page.size),
  }
  return (
    <>
      <PageHeader title="Oznámenia" />
      <Section ground="surface">
        {inbox.length > 0 ? (
          <InboxList inbox={inbox} key={page.number} unseen={unseen} />
        ) : (
          <NoRows {...paging}>
            <Empty drawing="goal" title="Zatiaľ tu nie sú žiadne oznámenia.">
              Keď vám klub alebo tréner niečo pošle, nájdete to tu.
            </Empty>
          </NoRows>
        )}
        <Pagination {...paging} />
      </Section>
    </>
  )
}
