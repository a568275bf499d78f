import type { CategoryView } from '@/features/categories/schema'
import { isPublicAt } from '@/features/gallery/rules'
import { pictureView } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import type { Named } from '@/lib/schema'
import type { User } from '@/payload-types'

/** A trainer on the page „Tréneri“; phone and e-mail are empty unless the trainer agreed to show them. */
export interface TrainerView {
  id: string
  name: string
  title: string
  licence: string
  bio: string
  photo: PictureView | null
  categories: Named[]
  phone: string
  email: string
}

/** The public view of a member of staff; the photo only with their consent. */
export const trainerView = ({ photo, ...user }: User, now: Date): TrainerView => ({
  id: user.id,
  name: user.name ?? '',
  title: user.staff?.title ?? '',
  licence: user.staff?.licence ?? '',
  bio: user.staff?.bio ?? '',
  photo: typeof photo === 'object' && photo && isPublicAt(photo, now) ? pictureView(photo) : null,
  categories: (user.categories ?? []).flatMap((category) =>
    typeof category === 'string' ? [] : [{ id: category.id, name: category.name }],
  ),
  phone: user.staff?.contactShown ? (user.phone ?? '') : '',
  email: user.staff?.contactShown ? (user.email ?? '') : '',
})

/** A category on the page „Družstvá“: trainers by name, of the players only their number. */
export interface TeamView extends CategoryView {
  trainers: Pick<TrainerView, 'id' | 'name' | 'title'>[]
  players: number
}
