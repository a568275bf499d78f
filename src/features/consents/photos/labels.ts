/** Which pictures the office looks at: those nobody has said anything about, those a consent keeps inside, all. */
export const PHOTO_STATES = { unsaid: 'Treba povedať', inside: 'Zostávajú dnu', all: 'Všetky' } as const
export type PhotoState = keyof typeof PHOTO_STATES
