import { createLocalReq, type ServerProps } from 'payload'
import { PanelIcon } from './crest'

/** The panel's head: icon and club name. */
export async function PanelLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const req = await createLocalReq({}, payload)
  const club = await payload.findGlobal({
    slug: 'club',
    depth: 0,
    select: { name: true },
    overrideAccess: false,
    req,
  })
  return (
    <span className="panel-logo">
      <PanelIcon />
      <span>{club.name}</span>
    </span>
  )
}
