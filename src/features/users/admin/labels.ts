import type { Kind } from './rules'

export const KIND_WORDS: Record<Kind, { one: string; many: string }> = {
  player: { one: 'Hráč', many: 'Hráči' },
  parent: { one: 'Rodič', many: 'Rodičia' },
  trainer: { one: 'Tréner', many: 'Tréneri' },
  admin: { one: 'Administrátor', many: 'Administrátori' },
}

/** Who is shown by the filter „Stav“. */
export const STATE_WORDS = { active: 'Aktívni', inactive: 'Neaktívni', all: 'Všetci' } as const
