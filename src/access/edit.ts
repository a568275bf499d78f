import type {
  CollectionSlug,
  DataFromCollectionSlug,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { conflict, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'

type Doc<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>

interface Edit<Slug extends CollectionSlug> {
  collection: Slug
  id: string
  /** The `updatedAt` the editor saw; undefined for changes that need no check (cancel, restore). */
  seen?: string
  data: Partial<RequiredDataFromCollectionSlug<Slug>>
  /** The view of the current row, sent with a 409. */
  show?: (doc: Doc<Slug>) => object
  /** Whether a row in the trash is found as well. */
  trashed?: boolean
}

/**
 * Changes one row for the caller and returns it. Throws 404 when they may not read it, 403 when they may not change it,
 * and 409 with the current row when somebody else has changed it since `seen`.
 */
export const editRow = <Slug extends CollectionSlug>(
  req: PayloadRequest,
  { collection, id, seen, data, show, trashed = false }: Edit<Slug>,
): Promise<Doc<Slug>> =>
  inTransaction(req, async () => {
    const found = await req.payload.findByID({
      collection,
      id,
      depth: 1,
      disableErrors: true,
      trash: trashed,
      overrideAccess: false,
      req,
    })
    if (!found) throw notFound()
    const current = found as Doc<Slug> & { updatedAt?: string }
    if (seen !== undefined && Date.parse(current.updatedAt ?? '') !== Date.parse(seen)) {
      throw conflict('Záznam medzitým upravil niekto iný. Načítajte ho znova.', show?.(current))
    }
    return (await req.payload.update({
      collection,
      id,
      data: data as never,
      depth: 1,
      trash: trashed,
      overrideAccess: false,
      req,
    })) as Doc<Slug>
  })

/** Moves a row to the trash. */
export const trashRow = async <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
): Promise<{ id: string }> => {
  await editRow(req, { collection, id, data: { deletedAt: new Date().toISOString() } as never })
  return { id }
}

/** Restores a row from the trash. */
export const restoreRow = <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
): Promise<Doc<Slug>> => editRow(req, { collection, id, data: { deletedAt: null } as never, trashed: true })
