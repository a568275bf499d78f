'use client'
import { useRouter } from 'next/navigation'
import { useSave } from '@/lib/client/save.client'
import { counted, plural } from '@/lib/plural'
import { Button, LinkButton } from '@/ui/button'
import { FormActions } from '@/ui/form-layout'
import { ConsentList } from '../components/consent-list.client'
import type { ConsentsView } from '../schema'

/** What is to be answered before going on to `next`, for all of somebody's people; „Teraz nie“ asks another day. */
export function AskConsents({ consents, next }: { consents: ConsentsView; next: string }) {
  const router = useRouter()
  const { save, saving } = useSave('POST', '/consents/later', { onDone: () => router.push(next) })
  return (
    <ConsentList consents={consents} onlyDue>
      {(list, { due }) => (
        <>
          {list}
          <FormActions>
            {due > 0 ? (
              <>
                <Button busy={saving} look="line" onClick={() => void save()}>
                  Teraz nie
                </Button>
                <p className="soft">
                  {plural(due, ['Zostáva', 'Zostávajú', 'Zostáva'])}{' '}
                  {counted(due, ['odpoveď', 'odpovede', 'odpovedí'])}. Bez nich môžete pokračovať, spýtame sa
                  o&nbsp;pár dní.
                </p>
              </>
            ) : (
              <LinkButton href={next}>Hotovo, pokračovať</LinkButton>
            )}
          </FormActions>
        </>
      )}
    </ConsentList>
  )
}
