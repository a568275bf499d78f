import Link from 'next/link'
import type { ReactNode } from 'react'
import { href } from '@/lib/routes'
import { phoneHref } from '@/lib/phone'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { DeleteButton } from '@/ui/delete-button.client'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { ActiveButton, InviteButton, SetPasswordButton } from '../components/account-actions.client'
import { RELATIONS, RIGHTS } from '../../labels'
import type { UserView } from '../../schema'
import { KIND_WORDS } from '../labels'
import type { Guardian, UserChoices } from '../views'
import { newUser, userForm } from '../form'
import { kindOf } from '../rules'
import { UserForm } from './user-form.client'
import styles from './user-edit.module.css'

const crumbs = (label: string) => [{ label: 'Používatelia', href: href('users') }, { label }]

interface UserCreateProps {
  choices: UserChoices
  today: string
  /** The id of the child whose guardian is created. */
  child?: string
}

/** The page with the form of a new person. */
export function UserCreate({ choices, today, child }: UserCreateProps) {
  const ward = choices.children.find(({ id }) => id === child)
  return (
    <>
      <PageHeader crumbs={crumbs('Nový používateľ')} title="Nový používateľ" />
      <Section ground="surface">
        <UserForm choices={choices} initial={newUser(today, ward)} />
      </Section>
    </>
  )
}

function Guardians({ id, guardians }: { id: string; guardians: readonly Guardian[] }) {
  return (
    <Section
      action={
        <LinkButton href={href('userCreate', { child: id })} look="line" prefetch={false}>
          Pridať zákonného zástupcu
        </LinkButton>
      }
      id="zastupcovia"
      title="Zákonní zástupcovia"
    >
      {guardians.length === 0 ? (
        <p className="soft">Zatiaľ žiadny. Bez zástupcu nemá kto odpovedať ani dostávať správy.</p>
      ) : (
        <ul className={styles.guardians}>
          {guardians.map((guardian) => (
            <li key={guardian.id}>
              <Link href={href('userEdit', { id: guardian.id })} prefetch={false}>
                {guardian.name}
              </Link>
              <span className="soft">
                {RELATIONS[guardian.relation]}, {RIGHTS[guardian.right]}
              </span>
              {guardian.phone && <a href={phoneHref(guardian.phone)}>{guardian.phone}</a>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface UserEditProps {
  user: UserView
  guardians: readonly Guardian[]
  choices: UserChoices
  /** Whether this is the reader's own account. */
  own: boolean
  /** Sections of later features, at the end. */
  children?: ReactNode
}

/** The page of a person: form, guardians, actions of the account. */
export function UserEdit({ user, guardians, choices, own, children }: UserEditProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs('Úprava')}
        kicker={KIND_WORDS[kindOf(user)].one}
        lead={
          <span className="row">
            {!user.active && (
              <StatePill mark="no" tone="neutral">
                Neaktívny
              </StatePill>
            )}
            <span>
              Prihlasovacie meno <strong translate="no">{user.username}</strong>
            </span>
            {user.variableSymbol && (
              <span>
                Variabilný symbol <strong className="num">{user.variableSymbol}</strong>
              </span>
            )}
          </span>
        }
        title={user.name}
      />
      <Section ground="surface">
        {/* The key resets the form to the stored values after a change, without losing the scroll position. */}
        <UserForm
          choices={choices}
          initial={userForm.fromRow(user)}
          key={`${user.id} ${user.updatedAt}`}
          user={user}
        />
      </Section>
      {user.playing && <Guardians guardians={guardians} id={user.id} />}
      <Section ground={user.playing ? 'surface' : 'chalk'} id="ucet" title="Účet">
        <div className="row">
          <LinkButton href={href('adminConsents', { person: user.id })} look="line" prefetch={false}>
            Súhlasy
          </LinkButton>
          {user.active && !user.trialUntil && <InviteButton id={user.id} />}
          {user.playing && user.active && (
            <LinkButton href={href('absence', { player: user.id })} look="line" prefetch={false}>
              Neprítomnosť
            </LinkButton>
          )}
          {!own && <SetPasswordButton id={user.id} name={user.name} />}
          <ActiveButton active={user.active} id={user.id} name={user.name} updatedAt={user.updatedAt} />
          <DeleteButton
            back={href('users')}
            done="Používateľ bol odstránený."
            label="Odstrániť používateľa"
            path={`/users/${user.id}`}
            question={`Naozaj chcete odstrániť používateľa „${user.name}“?`}
          >
            Odstrániť možno len toho, kto v&nbsp;klube nemá históriu. Ostatných deaktivujte.
          </DeleteButton>
          {!own && (
            <LinkButton href={href('erasureCase', { id: user.id })} look="quiet" prefetch={false}>
              Vymazať osobné údaje
            </LinkButton>
          )}
        </div>
      </Section>
      {children}
    </>
  )
}
