import { RELATIONS, RIGHTS } from '@/features/users/labels'
import type { Profile } from '../schema'
import { PhotoEditor } from '../../photo/components/photo-editor.client'
import { ChildPassword } from './child-password.client'
import styles from './profile.module.css'

/** The person's children, with photo and a form for their password where the person has full rights. */
export function ChildrenList({ accounts }: { accounts: Profile['children'] }) {
  return (
    <ul className={styles.children}>
      {accounts.map(({ id, name, category, username, relation, right, photo }) => (
        <li className={styles.child} key={id}>
          <h3>{name}</h3>
          <p className={styles.facts}>
            {category && <span>{category}</span>}
            <span>
              prihlasovacie meno <strong translate="no">{username}</strong>
            </span>
            <span>váš vzťah: {RELATIONS[relation]}</span>
            <span>{RIGHTS[right]}</span>
          </p>
          {right === 'full' && (
            <>
              <PhotoEditor
                hint="Fotku vidia tréneri dieťaťa a vaša rodina."
                id={id}
                name={name}
                photo={photo}
              />
              <ChildPassword id={id} name={name} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
