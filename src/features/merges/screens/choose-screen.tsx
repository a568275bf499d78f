import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { TwinList } from '../components/twin-list'
import type { LikelyTwin } from '../views'

interface ChooseScreenProps {
  person: Named
  twins: readonly LikelyTwin[]
  found: readonly LikelyTwin[]
  search: string
}

/** On which the second person is chosen: from those who are alike, or by name. */
export function ChooseScreen({ person, twins, found, search }: ChooseScreenProps) {
  const crumbs = [
    { label: 'Používatelia', href: href('users') },
    { label: person.name, href: href('userEdit', { id: person.id }) },
    { label: 'Zlúčenie osôb' },
  ]
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        kicker="Zlúčenie osôb"
        lead="Vyberte osobu, ktorá je v&nbsp;klube druhýkrát. Najprv ich uvidíte vedľa seba, zatiaľ sa nič nezmení."
        title={person.name}
      />
      {twins.length > 0 && (
        <Section ground="surface" id="podobni" title="Podobní">
          <TwinList id={person.id} twins={twins} />
        </Section>
      )}
      <Section ground={twins.length > 0 ? 'chalk' : 'surface'} id="hladat" title="Hľadať">
        <SearchForm filter={{ search }} label="Meno druhej osoby">
          <input name="id" type="hidden" value={person.id} />
        </SearchForm>
        {search && found.length === 0 && (
          <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
            Hľadá sa len medzi hráčmi, ak je osoba hráč, inak len medzi dospelými.
          </Empty>
        )}
        {found.length > 0 && <TwinList id={person.id} twins={found} />}
      </Section>
    </>
  )
}
