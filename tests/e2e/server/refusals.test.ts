import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { Visitor } from '../../support/http'
import { OwnServer } from '../../support/own-server'
import { signedIn } from '../../support/signed-in'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let server: OwnServer
let nobody: Visitor

test.beforeAll(async () => {
  server = await OwnServer.open('refusals')
  nobody = new Visitor(server.url)
})
test.afterAll(() => server?.remove())

/** What a browser without JavaScript shows: the document as it is sent, without its scripts. */
async function opened(visitor: Visitor, path: string) {
  const response = await visitor.request(path)
  const html = (await response.text()).replace(/<script\b[^]*?<\/script>/g, '')
  return { status: response.status, html, headers: response.headers }
}

function expectWholePage(html: string, path: string): void {
  expect(html, path).toMatch(/<html\b[^>]* lang="sk"/)
  expect(html, path).not.toContain('__next_error__')
  expect(html.match(/<h1\b/g), path).toHaveLength(1)
  expect(html, path).toMatch(/<title>[^<]+<\/title>/)
  expect(html, path).toMatch(/<link\b[^>]*rel="stylesheet"/)
  expect(html, path).toMatch(/<a\b[^>]*href="\/"/)
}

test('an unknown address is a whole Slovak page with status 404, also without JavaScript', async () => {
  const addresses = [
    '/neznama',
    '/neznama/hlboko/dole',
    '/wp-login.php',
    '/news/nieje',
    '/news?page=99',
    '/news?page=x',
    '/news/page/99',
    '/trainings?category=zzz',
    '/trainings/zzz',
    '/categoryMatch?id=x',
    `/categoryMatch?id=${NOBODY}`,
    '/categoryMatch?season=2001',
    '/categoryMatch?season=teraz',
    `/match/${NOBODY}`,
    '/legal/nieje',
    '/gallery/nieje',
    '/login/x',
    '/refusal/forbidden',
    '/refusal/nieje',
    '/_global-error',
    '/_not-found',
  ]
  for (const path of addresses) {
    const { status, html, headers } = await opened(nobody, path)
    expect([path, status]).toEqual([path, 404])
    expectWholePage(html, path)
    expect(html).toContain('Táto stránka je mimo ihriska')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'self'")
  }
})

test('a page that one may not open is refused with a whole page and its status', async () => {
  const lubos = await signedIn(server.url, 'lubos')
  const jakub = await signedIn(server.url, 'jakub')
  const maria = await signedIn(server.url, 'maria')
  const cases: [Visitor, string, number, string][] = [
    [lubos, '/auth/admin/users', 403, 'Na túto stránku nemáte oprávnenie'],
    [jakub, '/auth/admin/events', 403, 'Na túto stránku nemáte oprávnenie'],
    [maria, `/auth/admin/users/edit?id=${NOBODY}`, 404, 'Tohto používateľa tu nemáme'],
    [maria, '/auth/admin/categories/edit?id=x', 404, 'Túto kategóriu tu nemáme'],
    [maria, `/auth/admin/news/edit?id=${NOBODY}`, 404, 'Táto stránka je mimo ihriska'],
    [jakub, `/auth/player/eventList?player=${NOBODY}`, 404, 'Táto stránka je mimo ihriska'],
    [maria, '/auth/admin/neznama', 404, 'Táto stránka je mimo ihriska'],
  ]
  for (const [visitor, path, refused, title] of cases) {
    const { status, html, headers } = await opened(visitor, path)
    expect([path, status]).toEqual([path, refused])
    expectWholePage(html, path)
    expect(html).toContain(title)
    // The page shown instead is the same for everybody: its scripts have no nonce, and it must not be stored for this address.
    expect(headers.get('content-security-policy')).not.toContain('nonce-')
    expect(headers.get('cache-control')).toContain('no-store')
  }
})

/** What a browser's router gets; Next redirects it once, to an address with `_rsc`. */
async function routed(visitor: Visitor, path: string): Promise<{ status: number; body: string }> {
  const headers = { rsc: '1' }
  const response = await visitor.request(path, { headers })
  const last =
    response.status === 307 ? await visitor.request(response.headers.get('location')!, { headers }) : response
  return { status: last.status, body: await last.text() }
}

test('the router gets a refusal and nothing of the page behind it', async () => {
  for (const path of ['/news/nieje', '/neznama']) expect((await routed(nobody, path)).status, path).toBe(404)
  const users = '/auth/admin/users'
  // A part that refuses while the response is being streamed names its status in it; the response itself is 200 by then.
  const refused = await routed(await signedIn(server.url, 'lubos'), users)
  expect(refused.body).toContain('NEXT_HTTP_ERROR_FALLBACK;403')
  const allowed = await routed(await signedIn(server.url, 'maria'), users)
  expect(allowed.status).toBe(200)
  expect(allowed.body).not.toContain('NEXT_HTTP_ERROR_FALLBACK')
})

/** Sends one request as raw bytes; returns everything until the server ends the connection. */
const raw = (line: string, headers = '') =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)
  })

test('a broken address gets a whole Slovak page with status 400, and the connection ends', async () => {
  const lines = [
    'GET //',
    'GET //evil.test/x',
    'GET /\\',
    'GET http://a:99999/',
    'GET /%E0%A4%A',
    'POST //',
    'OPTIONS *',
  ]
  for (const line of lines) {
    const response = await raw(line)
    expect(response, line).toMatch(/^HTTP\/1\.1 400 /)
    expect(response.toLowerCase(), line).toContain('connection: close')
    expect(response, line).toContain('<html lang="sk">')
    expect(response, line).toContain('<h1>Adresa nie je správna</h1>')
  }
  expect((await nobody.request('/news?page=%E0%A4%A')).status).toBe(404)
  expect((await nobody.request('/')).status).toBe(200)
})

test('a page takes no writes: 405 in Slovak, and not a line in the log', async () => {
  const lines = ['TRACE /', 'POST /', 'POST /news', 'PUT /login', 'DELETE /nieje', 'POST /_next/static/x.js']
  const form =
    'Content-Type: multipart/form-data\r\nNext-Action: 40\r\nOrigin: http://evil.test\r\nContent-Length: 0\r\n'
  const before = server.process.output().length
  for (const line of lines) {
    const response = await raw(line, form)
    expect(response, line).toMatch(/^HTTP\/1\.1 405 /)
    expect(response.toLowerCase(), line).toContain('allow: get, head')
    expect(response, line).toContain('<h1>Takto sa stránka otvoriť nedá</h1>')
  }
  expect(server.process.output().slice(before)).toBe('')
})

test('nobody can put what the router asks for in place of a page', async () => {
  const headers = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  for (const path of ['/', '/news', '/about', '/documents'])
    for (let time = 0; time < 3; time += 1) {
      await (await nobody.request(path, { headers })).text()
      const response = await nobody.request(path)
      expect(response.headers.get('content-type'), path).toContain('text/html')
      expect(await response.text(), path).toContain('</html>')
    }
})

test('a body that is too large is refused every time, and the connection goes on', async () => {
  const headers = { 'content-type': 'application/json', origin: server.url }
  for (const size of [1_258_291, 5_000_000, 1_258_291, 5_000_000]) {
    const refused = await nobody.request('/api/enquiries', {
      method: 'POST',
      headers,
      body: 'a'.repeat(size),
    })
    expect(refused.status).toBe(413)
    expect(await refused.text()).toContain('Požiadavka je príliš veľká.')
    expect((await nobody.request('/')).status).toBe(200)
  }
})

test('a request for a WebSocket is ended at once: there is none', async () => {
  for (const path of ['/', '/_next/webpack-hmr', '/admin'])
    expect(await raw(`GET ${path}`, 'Connection: Upgrade\r\nUpgrade: websocket\r\n'), path).toBe('')
  expect((await nobody.request('/')).status).toBe(200)
})

test('the first visit of the sign-in is one response: the form, its token and the cookie', async () => {
  const visitor = new Visitor(server.url)
  const response = await visitor.request('/login?callbackUrl=%2Fauth%2Fprofile')
  expect(response.status).toBe(200)
  const [, csrfToken] = /name="csrfToken"[^>]*value="([0-9a-f]{64})"/.exec(await response.text()) ?? []
  expect([...visitor.cookies.values()].join(' ')).toContain(csrfToken)
  const body = new URLSearchParams({
    csrfToken: csrfToken!,
    email: 'hrac@zelenadolina.test',
    password: 'Ukazka-2026!',
    callbackUrl: '/auth/profile',
  })
  const entered = await visitor.request('/api/auth/callback/credentials', { method: 'POST', body })
  expect([entered.status, new URL(entered.headers.get('location')!).pathname]).toEqual([303, '/auth/profile'])
  expect((await visitor.request('/auth/profile')).status).toBe(200)

  const withoutCookies = new Visitor(server.url)
  const refused = await withoutCookies.request('/api/auth/callback/credentials', { method: 'POST', body })
  expect(refused.headers.get('location')).toContain('error=NoCookies')
})

test('whoever runs no scripts finds the sign-in in the top bar', async () => {
  const { html } = await opened(nobody, '/')
  expect(html).toMatch(/<noscript><a [^>]*href="\/login"[^>]*>Prihlásiť sa<\/a><\/noscript>/)
})

test('nothing of the panel is rendered for anybody but an administrator', async () => {
  const paths = ['/admin', `/admin/collections/news/${NOBODY}`, '/admin/unauthorized', '/admin/neznama']
  for (const path of paths) {
    const { status, html, headers } = await opened(nobody, path)
    const login = new URL(headers.get('location') ?? '', server.url)
    const back = path === '/admin/unauthorized' ? '/admin' : path
    expect([status, login.pathname, login.searchParams.get('callbackUrl')]).toEqual([307, '/login', back])
    // The body of a redirect is its address, and nothing else.
    expect(html.length, path).toBeLessThan(200)
  }
  for (const name of ['lubos', 'jakub'] as const) {
    const visitor = await signedIn(server.url, name)
    for (const path of paths) {
      const response = await visitor.request(path)
      const whole = await response.text()
      expect(response.status, path).toBe(403)
      expectWholePage(whole.replace(/<script\b[^]*?<\/script>/g, ''), path)
      expect(whole, path).not.toMatch(/payload|documentFolders|playerMigrations/i)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect((await visitor.request('/admin', { method: 'POST' })).status).toBe(404)
  }
})

test('a row that is not there leads the administrator to its list, which says so in Slovak', async () => {
  const maria = await signedIn(server.url, 'maria')
  const moved = await maria.request(`/admin/collections/news/${NOBODY}`)
  expect(moved.status).toBe(307)
  const { status, html } = await opened(maria, moved.headers.get('location')!)
  expect(status).toBe(200)
  expect(html).toContain(`Záznam ${NOBODY} tu nie je`)
  for (const path of ['/admin/collections/nieje', '/admin/globals/nieje', '/admin/nieje']) {
    const unknown = await maria.request(path)
    expect([path, unknown.status]).toEqual([path, 404])
    expect(await unknown.text(), path).toContain('Na tejto adrese nič nie je.')
  }
})

test('the panel carries a policy for its scripts', async () => {
  const maria = await signedIn(server.url, 'maria')
  const response = await maria.request('/admin')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect(policy).toContain("object-src 'none'")
  const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes]) => attributes!,
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([])
})
