import { z } from 'zod'
import { pictureSchema } from '@/fields/picture-schema'
import { SHOWS } from '@/features/gallery/media/labels'
import {
  dayInput,
  idInput,
  keyOf,
  lineInput,
  namedSchema,
  pageSchema,
  pagingQuery,
  seenInput,
} from '@/lib/schema'
import { PHOTO_SIGNS } from '../labels'
import { PHOTO_STATES } from './labels'

/** A picture as the office says who is in it. */
export const photoSchema = z.object({
  id: z.string(),
  alt: z.string(),
  picture: pictureSchema,
  /** Null until somebody has said. */
  shows: keyOf(SHOWS).nullable(),
  people: z.array(namedSchema.extend({ sign: keyOf(PHOTO_SIGNS).nullable() })),
  /** The names of those whose missing consent keeps it inside; whose photo in the profile it is, included. */
  missing: z.array(z.string()),
  isPublic: z.boolean(),
  updatedAt: z.string(),
})
export type PhotoView = z.infer<typeof photoSchema>

/** A page of pictures, the oldest first; how many there are in each state. */
export const photosSchema = z.object({
  photos: z.array(photoSchema),
  page: pageSchema,
  counts: z.object({ unsaid: z.number(), inside: z.number(), all: z.number() }),
})
export type PhotosView = z.infer<typeof photosSchema>

export const photosQuery = z.object({
  album: idInput.optional(),
  state: keyOf(PHOTO_STATES).default('unsaid'),
  ...pagingQuery,
})
export type PhotosQuery = z.infer<typeof photosQuery>

/** What somebody says a picture shows. */
export const sayInput = z
  .strictObject({
    shows: keyOf(SHOWS),
    people: z.array(idInput).max(60),
    updatedAt: seenInput,
  })
  .refine(({ shows, people }) => (shows === 'people') === people.length > 0, {
    error: 'Vyberte, kto je na fotke, alebo povedzte, že na nej nikto rozpoznateľný nie je.',
    path: ['people'],
  })
export type SayInput = z.infer<typeof sayInput>

/** A new album, public at once: its pictures are only when they may be. */
export const albumInput = z.strictObject({ title: lineInput(100, 1), date: dayInput })
export type AlbumInput = z.infer<typeof albumInput>
