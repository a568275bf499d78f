'use client'
import { CheckboxField, useFormFields } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { notifyLabel } from '@/lib/notify-label'

/** How many accounts an article of these categories is told; undefined until it is known. */
function useReach(categories: string): number | undefined {
  const [known, setKnown] = useState<{ categories: string; count: number }>()
  useEffect(() => {
    const aborting = new AbortController()
    apiFetch(`/notifications/reach/news?categories=${categories}`, { signal: aborting.signal })
      .then(({ count }) => setKnown({ categories, count }))
      // Without the number the choice is the same.
      .catch(() => undefined)
    return () => aborting.abort()
  }, [categories])
  return known?.categories === categories ? known.count : undefined
}

/** The choice whether families are told in an article's form: whom it is told when it comes out, and whether it is. */
export function ArticleNotify(props: CheckboxFieldClientProps) {
  const chosen = useFormFields(([fields]) => fields.categories?.value)
  const categories = Array.isArray(chosen) ? chosen.map(String).sort().join() : ''
  const count = useReach(categories)
  const field = {
    ...props.field,
    label: notifyLabel({ count }),
    admin: {
      ...props.field.admin,
      description: 'Raz, desať minút po zverejnení. O novinke staršej ako týždeň sa neposiela nič.',
    },
  }
  return <CheckboxField {...props} field={field} />
}
