import Link from 'next/link'
import type { ShownClosure } from '@/features/club/places/rules'
import { href } from '@/lib/routes'
import { formatBirthYears } from '../rules'
import type { CategoryView } from '../schema'
import { SlotLines } from './slot-lines'
import styles from './training-times.module.css'

interface TrainingTimesProps {
  categories: readonly CategoryView[]
  /** The heading of a category. */
  level?: 'h2' | 'h3'
  /** Which places are closed on the days shown. */
  closed?: readonly ShownClosure[]
  /** A line under a category's trainings: what it costs. */
  noteOf?: (category: CategoryView) => string
}

/** Every category with the days, times and places of its trainings. */
export function TrainingTimes({ categories, level: Heading = 'h3', closed, noteOf }: TrainingTimesProps) {
  return (
    <ul className={styles.list}>
      {categories.map((category) => {
        const years = formatBirthYears(category.birthYears)
        return (
          <li className={styles.category} key={category.id}>
            <Heading className={styles.name}>
              <Link href={href('trainings', { category: category.id })}>{category.name}</Link>
              {years && <span className={styles.years}>ročník {years}</span>}
            </Heading>
            <div>
              <SlotLines closed={closed} slots={category.trainingSlots} />
              {noteOf?.(category) && <p className={styles.note}>{noteOf(category)}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
