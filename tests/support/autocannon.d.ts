declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** How many requests in all; without it for `duration` seconds. */
    amount?: number
    duration?: number
    /** Seconds after which a response is given up. */
    timeout?: number
    /** Requests a second of all connections together. */
    overallRate?: number
    /** What is requested in turn. */
    requests?: { path: string }[]
    /** Milliseconds between two looks at whether it is done. */
    sampleInt?: number
    headers?: Record<string, string>
    method?: 'POST'
    body?: string
  }
  interface Result {
    non2xx: number
    errors: number
    duration: number
    requests: { total: number }
    latency: { p97_5: number; max: number }
  }
  interface Run extends Promise<Result> {
    /** Ends it; the promise resolves with what there is. */
    stop: () => void
    on(event: 'response', seen: (client: unknown, status: number, bytes: number, ms: number) => void): this
  }
  export default function autocannon(options: Options): Run
}
