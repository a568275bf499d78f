import { Tabs } from '@/ui/tabs'
import { EVENT_KINDS, type EventKind } from '../labels'

/** The filters of a list of events, as links. */
export function KindFilter({ kind, hrefOf }: { kind: EventKind; hrefOf: (kind: EventKind) => string }) {
  const tabs = (Object.keys(EVENT_KINDS) as EventKind[]).map((each) => ({
    label: EVENT_KINDS[each],
    href: hrefOf(each),
    current: each === kind,
  }))
  return <Tabs label="Druh udalosti" tabs={tabs} />
}
