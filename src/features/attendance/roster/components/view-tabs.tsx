import { href } from '@/lib/routes'
import { Tabs } from '@/ui/tabs'

interface ViewTabsProps {
  /** The chosen category; „all“ for everybody. */
  category: string
  view: 'list' | 'season'
}

/** The two views of the roster. */
export function ViewTabs({ category, view }: ViewTabsProps) {
  const tabs = [
    { label: 'Hráči', href: href('playerList', { category }), current: view === 'list' },
    {
      label: 'Sezóna tímu',
      href: href('playerList', { view: 'season', category }),
      current: view === 'season',
    },
  ]
  return <Tabs label="Pohľad" tabs={tabs} />
}
