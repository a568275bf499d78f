import { z } from 'zod'

/** Stands for the fees of a preview (`feesDigest`): sent back, exactly these are made or none. */
export const digestInput = z.string().max(64)
