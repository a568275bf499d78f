import { Tabs } from '@/ui/tabs'
import type { FamilyMember } from '../views'

interface FamilySwitchProps {
  family: readonly FamilyMember[]
  player?: string
  hrefOf: (player?: string) => string
  /** Without the tab for everybody together. */
  withoutAll?: boolean
}

/** „Zobraziť ako: Jakub / Ema / Všetky deti“; nothing for a family of one player. */
export function FamilySwitch({ family, player, hrefOf, withoutAll }: FamilySwitchProps) {
  if (family.length < 2) return null
  const all = family.some(({ self }) => self) ? 'Všetci' : 'Všetky deti'
  return (
    <Tabs
      label="Zobraziť ako"
      tabs={[
        ...(withoutAll ? [] : [{ label: all, href: hrefOf(), current: player === undefined }]),
        ...family.map(({ id, name }) => ({
          label: name.split(' ')[0],
          href: hrefOf(id),
          current: player === id,
        })),
      ]}
    />
  )
}
