import { addDays } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { LibraryBrowser } from '../components/library-browser.client'
import { withoutEmptyFolders } from '../folders/rules'
import type { LibraryView } from '../folders/views'
import { NEW_DAYS } from '../rules'

/** The public page of documents. */
export function Library({ library, today }: { library: LibraryView; today: string }) {
  return (
    <>
      <PageHeader
        lead="Prihlášky, súhlasy, pravidlá a všetko ostatné, čo treba vyplniť alebo si prečítať."
        title="Dokumenty"
      />
      <Section>
        <LibraryBrowser
          empty={
            <Empty
              action={<LinkButton href={href('contact')}>Kontakt na klub</LinkButton>}
              drawing="corner"
              title="V tomto priečinku zatiaľ nie sú žiadne dokumenty."
            >
              Ak niečo potrebujete hneď, napíšte nám.
            </Empty>
          }
          library={{ ...library, folders: withoutEmptyFolders(library.folders) }}
          newSince={addDays(today, -NEW_DAYS)}
        />
      </Section>
    </>
  )
}
