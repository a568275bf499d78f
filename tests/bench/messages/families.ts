import { randomUUID } from 'node:crypto'
import { type FakeDevice, type FakePushService } from '../../support/fake-push-service'

/** A parent with a device and a mailbox, and the ids of the children. */
export interface Family {
  parent: string
  email: string
  device: FakeDevice
  children: string[]
}

/** The families of one category. */
export interface Squad {
  /** Name of the category. */
  name: string
  families: Family[]
}

/** Where a family's copies go: its push service and what that does, and the domain of its mailbox. */
export interface Reached {
  service: FakePushService
  does?: string
  domain: string
}

/** How mailboxes are spread over providers, of ten: a few large ones, and the rest. */
const DOMAINS = [
  ...Array<string>(5).fill('velka-posta.test'),
  ...Array<string>(3).fill('stredna-posta.test'),
  'mala-posta.test',
  'skola.test',
]

/** The n-th healthy family: its services are spread as phones and mailboxes are. */
export const healthy = (services: readonly FakePushService[], at: number): Reached => ({
  // Of ten phones six have the first service, three the second.
  service: services[Math.min([0, 0, 0, 0, 0, 0, 1, 1, 1, 2][at % 10]!, services.length - 1)]!,
  domain: DOMAINS[Math.floor(at / 7) % DOMAINS.length]!,
})

/** Families whose copies go where the list says; the first `siblings` of them have two children. */
export function squadOf(name: string, reached: readonly Reached[], siblings = 0): Squad {
  const families = reached.map(({ service, does = '201', domain }, at): Family => {
    const device = service.device(does)
    if (does === 'refuse') device.endpoint = `http://127.0.0.1:9/${randomUUID()}`
    const children = Array.from({ length: at < siblings ? 2 : 1 }, () => randomUUID() as string)
    return { parent: randomUUID(), email: `rodic-${randomUUID().slice(0, 12)}@${domain}`, device, children }
  })
  return { name, families }
}
