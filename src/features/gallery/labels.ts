/** Forms of „fotka“ for a count. */
export const PHOTO_WORDS = ['fotka', 'fotky', 'fotiek'] as const
