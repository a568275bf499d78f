/** Who sees a document or folder, from widest to narrowest. */
export const VISIBILITIES = {
  public: 'verejnosť',
  members: 'prihlásení',
  trainers: 'tréneri',
  admins: 'administrátori',
} as const
export type Visibility = keyof typeof VISIBILITIES
