// npm run admin -- --email jana@klub.sk --name "Jana Nová": the first administrator of an empty database. The running
// site creates the account; this script only sends the request, so it works in the container too, without TypeScript.
import { createHmac } from 'node:crypto'
import { parseArgs } from 'node:util'
import { localUrl } from './lib/address.mjs'
import { loadSecrets } from './lib/data.mjs'

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The command's options; empty when they are wrong. */
function options() {
  try {
    return parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } }).values
  } catch {
    return {}
  }
}

const { email = '', name = '' } = options()
const [firstName = '', ...rest] = name.trim().split(/\s+/)
const lastName = rest.join(' ')
if (!email || !firstName || !lastName)
  refuse('Zadajte e-mail a celé meno, napríklad: npm run admin -- --email jana@klub.sk --name "Jana Nová"')

loadSecrets()
const secret =
  process.env.PAYLOAD_SECRET || refuse('Chýba PAYLOAD_SECRET, použite to isté nastavenie, s akým beží web.')
// The same key as in src/lib/internal-key.ts.
const key = createHmac('sha256', secret).update('internal routes').digest('hex')
const address = `${localUrl(process.env)}/internal/first-admin`
const response = await fetch(address, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-akademia-internal': key },
  body: JSON.stringify({ email, firstName, lastName }),
}).catch(() => refuse('Web nebeží. Spustite ho (npm start) a príkaz zopakujte v druhom okne.'))
if (response.status === 404) refuse('Web beží s iným PAYLOAD_SECRET, použite to isté nastavenie.')
/** @type {{ link?: string, errors: { message: string }[] }} */
const { link, errors } = await response.json()
if (!response.ok) refuse(errors.map(({ message }) => message).join('\n'))
console.log(
  `Účet ${email} je pripravený. Heslo si nastavíte na tejto adrese, platí 7 dní a dá sa použiť raz:\n${link}`,
)
