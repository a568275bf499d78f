declare module 'autocannon' {
  interface Options {
    url: string
    amount: number
    connections: number
    headers?: Record<string, string>
  }
  interface Run extends Promise<{ non2xx: number; errors: number; duration: number }> {
    on(event: 'response', seen: (client: unknown, status: number, bytes: number, ms: number) => void): this
  }
  export default function autocannon(options: Options): Run
}
