import { navigation } from '@/lib/client/navigation.client'

/** Next calls it when a page transition begins; for the end it has no hook (route-progress watches the address). */
export const onRouterTransitionStart = (url: string): void => navigation.start(url)
