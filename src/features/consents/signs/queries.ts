import type { PayloadRequest } from 'payload'
import { isAdmin, isTrainer } from '@/access/roles'
import type { PhotoSign } from '../labels'
import { consenting, withAnswer } from '../queries'

/**
 * What may not be done with photos of these players, as trainers and the office see it: none may be taken, or none may be put on
 * social networks. Nobody with neither is in the map.
 */
export async function photoSigns(
  req: PayloadRequest,
  players: readonly string[],
): Promise<ReadonlyMap<string, PhotoSign>> {
  if (!isAdmin(req) && !isTrainer(req)) return new Map()
  const [photos, social] = [
    await consenting(req, players, 'photos'),
    await consenting(req, players, 'social'),
  ]
  const signs = players.flatMap((id): [string, PhotoSign][] => {
    if (!photos.has(id)) return [[id, 'noPhotos']]
    return social.has(id) ? [] : [[id, 'noSocial']]
  })
  return new Map(signs)
}

/** Players without the profile photo of those for whom it was refused (the purpose `processing`). */
export async function withoutRefusedPhotos<P extends { id: string; photo: unknown }>(
  req: PayloadRequest,
  players: readonly P[],
): Promise<P[]> {
  const shown = players.filter(({ photo }) => photo !== null).map(({ id }) => id)
  const refused = await withAnswer(req, shown, 'processing', false)
  return players.map((player) => (refused.has(player.id) ? { ...player, photo: null } : player))
}
