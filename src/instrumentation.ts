/** Next calls it once, before the server handles any request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { bootstrap } = await import('@/app/_lib/bootstrap')
  await bootstrap()
}
