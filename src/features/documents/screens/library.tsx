import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { DocumentRows, Folder } from '../components/folder'
import { withoutEmpty } from '../folders/rules'
import type { LibraryView } from '../folders/views'

/** Everything to download, folder by folder. */
export function Library({ library }: { library: LibraryView }) {
  const folders = withoutEmpty(library.folders)
  const isEmpty = folders.length + library.loose.length === 0
  return (
    <>
      <PageHeader
        lead="Prihlášky, súhlasy, pravidlá a všetko ostatné, čo treba vyplniť alebo si prečítať."
        title="Dokumenty"
      />
      <Section>
        {isEmpty ? (
          <Empty
            action={<LinkButton href={href('contact')}>Kontakt na klub</LinkButton>}
            drawing="corner"
            title="V tomto priečinku zatiaľ nie sú žiadne dokumenty."
          >
            Ak niečo potrebujete hneď, napíšte nám.
          </Empty>
        ) : (
          <>
            {folders.map((folder, index) => (
              <Folder folder={folder} key={folder.id} open={index === 0} />
            ))}
            {library.loose.length > 0 && <DocumentRows documents={library.loose} />}
          </>
        )}
      </Section>
    </>
  )
}
