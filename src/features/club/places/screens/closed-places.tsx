import { href, PANEL, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ClosureForm } from '../components/closure-form.client'
import { Reopen } from '../components/reopen.client'
import { closureDetails } from '../labels'
import type { PlaceView } from '../schema'
import styles from './closed-places.module.css'

interface ClosedPlacesProps {
  places: readonly PlaceView[]
  /** The closure being changed; a new one with an unknown or empty id. */
  chosen: string
  today: string
}

/** The office closes a place for some days, changes these, or opens it again. */
export function ClosedPlaces({ places, chosen, today }: ClosedPlacesProps) {
  const closed = places.flatMap((place) => place.closures.map((closure) => ({ place, closure })))
  const edited = closed.find(({ closure }) => closure.id === chosen)
  return (
    <>
      <PageHeader
        actions={
          <LinkButton href={href('closing')} prefetch={false}>
            Zatvoriť a&nbsp;vyriešiť udalosti naraz
          </LinkButton>
        }
        crumbs={[{ label: ROUTES.events.title, href: href('events') }, { label: ROUTES.places.title }]}
        lead="Rodiny a tréneri, ktorých sa to týka, dostanú správu. Na webe je to vidno hneď."
        title={ROUTES.places.title}
      />
      {places.length === 0 ? (
        <Section ground="surface">
          <Empty
            action={<LinkButton href={`${PANEL.href}/globals/club`}>Nastavenia klubu</LinkButton>}
            drawing="corner"
            title="Klub zatiaľ nemá zapísané žiadne ihrisko."
          >
            Ihriská a haly sa zapisujú v&nbsp;nastaveniach klubu, v&nbsp;časti Miesta.
          </Empty>
        </Section>
      ) : (
        <Section id="zatvorit" title={edited ? `Zmeniť dni: ${edited.place.name}` : 'Zatvoriť ihrisko'}>
          <ClosureForm
            edited={edited && { ...edited.closure, place: edited.place.id }}
            key={edited?.closure.id ?? 'new'}
            places={places.map(({ id, name }) => ({ id, name }))}
            today={today}
          />
        </Section>
      )}
      {closed.length > 0 && (
        <Section ground="surface" id="zatvorene" title="Zapísané">
          <ul className={styles.list}>
            {closed.map(({ place, closure }) => {
              const about = `${place.name}, ${closureDetails(closure)}`
              return (
                <li key={closure.id}>
                  <span>
                    <strong>{place.name}</strong> {closureDetails(closure)}
                  </span>
                  <div className="row">
                    {closure.to && (
                      <LinkButton
                        aria-label={`Udalosti: ${about}`}
                        href={href('closing', { place: place.id, from: closure.from, to: closure.to })}
                        look="line"
                        prefetch={false}
                        small
                      >
                        Udalosti
                      </LinkButton>
                    )}
                    <LinkButton
                      aria-label={`Zmeniť dni: ${about}`}
                      href={href('places', { closure: closure.id })}
                      look="line"
                      prefetch={false}
                      small
                    >
                      Zmeniť dni
                    </LinkButton>
                    <Reopen about={about} id={closure.id} place={place} />
                  </div>
                </li>
              )
            })}
          </ul>
        </Section>
      )}
    </>
  )
}
