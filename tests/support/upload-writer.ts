// Runs in a process of its own and is killed while it uploads pictures; with `sweep` it runs all planned removals of files.
import './clock.mjs'
import sharp from 'sharp'

const { default: config } = await import('../../payload.config')
const { getPayload } = await import('payload')
const { runQueue } = await import('@/lib/jobs')
const payload = await getPayload({ config })

async function upload(): Promise<never> {
  const data = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a5a3c' } })
    .jpeg()
    .toBuffer()
  const file = { data, mimetype: 'image/jpeg', name: 'foto.jpg', size: data.length }
  for (;;) {
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'Ihrisko' },
      file,
      overrideAccess: true,
    })
    process.send?.(id)
  }
}

if (process.argv.includes('sweep')) {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'dropFiles' } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })
  await runQueue(payload, 'default')
  await payload.destroy()
  process.exit(0)
}
void [upload(), upload()]
