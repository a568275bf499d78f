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
  /** The `updatedAt` the editor saw; undefined for an act that is right whatever stands (cancel, restore). */
  seen?: string
  data: Partial<RequiredDataFromCollectionSlug<Slug>>
  /** How the row that stands is shown to an editor who came too late. */
  show?: (doc: Doc<Slug>) => object
  /** Whether the row is looked for among the trashed ones. */
  trashed?: boolean
}

/**
 * Changes one row for the caller: 404 when it is not in their reach, 409 with what stands when somebody else
 * changed it since `seen`, 403 when they may read it but not change it. Answers the row after the change.
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

/** Puts a row into the trash, from where `restoreRow` takes it back. */
export const trashRow = async <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
): Promise<{ id: string }> => {
  await editRow(req, { collection, id, data: { deletedAt: new Date().toISOString() } as never })
  return { id }
}

/** Takes a row back from the trash. */
export const restoreRow = <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
): Promise<Doc<Slug>> => editRow(req, { collection, id, data: { deletedAt: null } as never, trashed: true })
