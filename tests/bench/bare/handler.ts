export const dynamic = 'force-dynamic'

/** What an answer of the same server costs at the least: the measure of all other answers. */
export const GET = () => Response.json({ ok: true })
