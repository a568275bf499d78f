/** An HTTP client like a browser's: keeps cookies, sends the site's own Origin, sends and reads JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  /** `origin` is the site's public address, when it is reached by another one. */
  constructor(
    readonly site: string,
    readonly origin = site,
  ) {}

  /** One request; a body that is no text or form is sent as JSON. Redirects are returned, not followed. */
  async request(path: string, init: Omit<RequestInit, 'body'> & { body?: unknown } = {}): Promise<Response> {
    const { body, ...rest } = init
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (!headers.has('origin')) headers.set('origin', this.origin)
    const isText = typeof body === 'string' || body instanceof URLSearchParams || body instanceof FormData
    if (body !== undefined && !isText) headers.set('content-type', 'application/json')
    const response = await this.send(new URL(path, this.site), {
      redirect: 'manual',
      ...rest,
      headers,
      body: body === undefined ? undefined : isText ? (body as BodyInit) : JSON.stringify(body),
    })
    this.storeCookies(response)
    return response
  }

  /** One request; the response's status and its JSON. */
  async json<Body = unknown>(
    path: string,
    init?: Parameters<Visitor['request']>[1],
  ): Promise<{ status: number; body: Body }> {
    const response = await this.request(path, init)
    return { status: response.status, body: (await response.json()) as Body }
  }

  protected send(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, init)
  }

  private storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const isDeleted = /max-age=0|expires=thu, 01 jan 1970/i.test(line) || pair.slice(at + 1) === ''
      if (isDeleted) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}
