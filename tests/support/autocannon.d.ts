declare module 'autocannon' {
  interface Options {
    url: string
    amount: number
    connections: number
    /** Milliseconds between two looks at whether it is done. */
    sampleInt?: number
    headers?: Record<string, string>
    method?: 'POST'
    body?: string
  }
  interface Run extends Promise<{ non2xx: number; errors: number; duration: number }> {
    on(event: 'response', seen: (client: unknown, status: number, bytes: number, ms: number) => void): this
  }
  export default function autocannon(options: Options): Run
}
