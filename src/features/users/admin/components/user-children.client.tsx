'use client'
import { Button } from '@/ui/button'
import { ErrorLine } from '@/ui/field'
import { problemOf } from '@/ui/form-errors'
import { FormPart } from '@/ui/form-layout'
import { RemovableRow } from '@/ui/removable-row'
import { Select } from '@/ui/inputs'
import { PlayerChoice } from '../../components/player-choice.client'
import { RELATIONS, RIGHTS } from '../../labels'
import type { ChildValue } from '../rules'
import styles from './user-children.module.css'
import type { UserFormPartProps } from './user-person.client'

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ))

/** The children of a guardian, each with relation and right. */
export function UserChildren({ form }: UserFormPartProps) {
  const { set, problems } = form
  const { children } = form.draft
  const change = (at: number, changes: Partial<ChildValue>) =>
    set(
      'children',
      children.map((child, index) => (index === at ? { ...child, ...changes } : child)),
    )
  return (
    <FormPart lead="Za dieťa s plnými právami odpovedá na udalosti a nastavuje mu heslo." title="Deti">
      {children.map((child, index) => {
        const field = (key: 'player' | 'relation' | 'right', label: string) => ({
          error: problemOf(problems, `children.${index}.${key}`),
          label,
          id: `field-children.${index}.${key}`,
          name: `child-${index}-${key}`,
          value: child[key],
        })
        return (
          <RemovableRow
            className={styles.child}
            key={index}
            name={`${index + 1}. dieťa`}
            onRemove={() =>
              set(
                'children',
                children.filter((_, at) => at !== index),
              )
            }
          >
            <PlayerChoice
              {...field('player', 'Hráč')}
              knownName={child.name}
              onChoose={(player, name) => change(index, { player, name })}
              required
            />
            <Select
              {...field('relation', 'Vzťah')}
              onChange={(event) => change(index, { relation: event.target.value as ChildValue['relation'] })}
            >
              {optionsOf(RELATIONS)}
            </Select>
            <Select
              {...field('right', 'Práva')}
              onChange={(event) => change(index, { right: event.target.value as ChildValue['right'] })}
            >
              {optionsOf(RIGHTS)}
            </Select>
          </RemovableRow>
        )
      })}
      {problemOf(problems, 'children') && (
        <ErrorLine id="field-children" tabIndex={-1}>
          {problemOf(problems, 'children')}
        </ErrorLine>
      )}
      <div>
        <Button
          disabled={children.length >= 12}
          look="line"
          onClick={() =>
            set('children', [...children, { player: '', name: '', relation: 'mother', right: 'full' }])
          }
        >
          Pridať dieťa
        </Button>
      </div>
    </FormPart>
  )
}
