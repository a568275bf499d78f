import type { PayloadRequest } from 'payload'

/** Whether the actor of this request leaves its changes out of the messages: hooks that tell families skip them. */
export const isQuietAct = (req: PayloadRequest): boolean => req.context.isQuietAct === true

/** Runs what an actor does; with `notify` false nobody is told of it by a message, now or later. */
export async function asActed<Result>(
  req: PayloadRequest,
  notify: boolean,
  task: () => Promise<Result>,
): Promise<Result> {
  const outer = req.context.isQuietAct
  req.context.isQuietAct = !notify
  try {
    return await task()
  } finally {
    req.context.isQuietAct = outer
  }
}
