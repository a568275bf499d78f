/** Forms of „fotka“ for a count. */
export const PHOTO_FORMS = ['fotka', 'fotky', 'fotiek'] as const
