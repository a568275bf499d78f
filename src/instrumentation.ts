/** Runs once, before the server answers anything: Next calls it by this name. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { bootstrap } = await import('@/app/_lib/bootstrap')
  await bootstrap()
}
