import type { Visibility } from '@/features/documents/labels'
import type { DocumentRow } from './rows'
import { FAMILY_DOCUMENTS } from './documents-family'
import { CLUB_DOCUMENTS } from './documents-club'

/** Folders in the order of the page. */
export const FOLDERS: readonly { name: string; visibility: Visibility; parent?: string }[] = [
  { name: 'Prihlášky a registrácia', visibility: 'public' },
  { name: 'Súhlasy a ochrana osobných údajov', visibility: 'public' },
  { name: 'Členské príspevky', visibility: 'public' },
  { name: '2 % z dane', visibility: 'public' },
  { name: 'Zdravie a bezpečnosť', visibility: 'public' },
  { name: 'Predpisy klubu', visibility: 'public' },
  { name: 'Zápisnice z členskej schôdze', visibility: 'members', parent: 'Predpisy klubu' },
  { name: 'Súťaže', visibility: 'public' },
  { name: 'Tlačivá pre trénerov', visibility: 'trainers' },
]

export const DOCUMENTS: readonly DocumentRow[] = [...FAMILY_DOCUMENTS, ...CLUB_DOCUMENTS]
