'use client'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { clearDrafts } from './draft-storage.client'

const Owner = createContext<string | undefined>(undefined)

/** Provides the owner of drafts to the forms below: the id of the person the server rendered the page for. */
export function DraftOwner({ id, children }: { id: string | undefined; children: ReactNode }) {
  useEffect(() => clearDrafts('older'), [])
  return <Owner value={id}>{children}</Owner>
}

/** The owner of a form's drafts; undefined when nobody is signed in, and then none is kept. */
export const useDraftOwner = (): string | undefined => useContext(Owner)
