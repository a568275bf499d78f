import { REPLACED } from '../replacing/labels'

/** Why a copy was not sent after all, for its sender. */
export const OUTDATED = {
  deleted: 'Správa už neexistuje.',
  unread: 'Účet už neexistuje alebo je vypnutý.',
  unwanted: 'Takéto správy má medzitým vypnuté.',
  seen: 'Správa je už otvorená v oznámeniach.',
  past: 'Udalosť sa už skončila.',
  replaced: REPLACED,
  answered: 'Rodina medzitým odpovedala.',
  settled: 'Rodina už nemá čo uhradiť.',
} as const
