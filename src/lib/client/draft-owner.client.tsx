'use client'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { clearDrafts } from './draft-storage.client'

const Owner = createContext<string | undefined>(undefined)

/** Says whose drafts the forms below keep: the id of the person the server rendered the page for. */
export function DraftOwner({ id, children }: { id: string | undefined; children: ReactNode }) {
  useEffect(() => clearDrafts('older'), [])
  return <Owner value={id}>{children}</Owner>
}

/** Whose drafts a form keeps; undefined where nobody is known, and then it keeps none. */
export const useDraftOwner = (): string | undefined => useContext(Owner)
