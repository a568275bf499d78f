import { contentDisposition } from './disposition'
import { PRIVATE } from './private-response'

/** A file made for one caller, to be saved under a name; nobody keeps a copy. */
export const madeFile = (file: Buffer | ReadableStream, type: string, name: string): Response =>
  new Response(file instanceof ReadableStream ? file : new Uint8Array(file), {
    headers: {
      ...PRIVATE,
      'content-type': type,
      'content-disposition': contentDisposition(name),
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
