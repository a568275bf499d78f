import path from 'node:path'
import { Worker } from 'node:worker_threads'

interface Limits {
  /** Of what JavaScript may keep at once. */
  megabytes: number
  ms: number
}

/** The file of a thread's code, which the container image and this folder hold alike (Dockerfile). */
export const threadFile = (name: string): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'scripts/lib', `${name}.mjs`)

/**
 * What a file's code sends first when it runs in a thread of its own with these data. Throws when it fails, ends without
 * sending anything, needs more memory or takes longer; the thread has ended then, and this process goes on.
 */
export function inThread(file: string | URL, data: unknown, { megabytes, ms }: Limits): Promise<unknown> {
  const worker = new Worker(/* turbopackIgnore: true */ file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Not what this process was started with, such as a loader of TypeScript.
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The thread takes too long')), ms)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread has sent nothing')))
    worker.once('exit', () => clearTimeout(late))
  }).finally(() => void worker.terminate())
}
