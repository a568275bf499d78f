import { Tabs } from '@/ui/tabs'
import type { FamilyMember } from '../views'

interface FamilySwitchProps {
  people: readonly FamilyMember[]
  player?: string
  hrefOf: (player?: string) => string
  /** Where figures of several people would mean nothing together. */
  withoutAll?: boolean
}

/** „Zobraziť ako: Jakub / Ema / Všetky deti“; nothing where there is only one person. */
export function FamilySwitch({ people, player, hrefOf, withoutAll }: FamilySwitchProps) {
  if (people.length < 2) return null
  const all = people.some(({ self }) => self) ? 'Všetci' : 'Všetky deti'
  return (
    <Tabs
      label="Zobraziť ako"
      tabs={[
        ...(withoutAll ? [] : [{ label: all, href: hrefOf(), current: player === undefined }]),
        ...people.map(({ id, name }) => ({
          label: name.split(' ')[0],
          href: hrefOf(id),
          current: player === id,
        })),
      ]}
    />
  )
}
