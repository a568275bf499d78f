import { navigation } from '@/lib/client/navigation.client'

/** Next calls this when a page transition begins; there is no hook for its end (route-progress watches the address). */
export const onRouterTransitionStart = (url: string): void => navigation.start(url)
