import Link from 'next/link'
import { href } from '@/lib/routes'
import { birthYearsText } from '../rules'
import type { CategoryView } from '../schema'
import { SlotLines } from './slot-lines'
import styles from './training-times.module.css'

interface TrainingTimesProps {
  categories: readonly CategoryView[]
  /** What names a category: a step below the heading it stands under. */
  level?: 'h2' | 'h3'
  /** Names of places where nobody trains now. */
  closed?: readonly string[]
}

/** Every category with its days, hours and places: „U13, kedy a kde“ in one look. */
export function TrainingTimes({ categories, level: Name = 'h3', closed }: TrainingTimesProps) {
  return (
    <ul className={styles.list}>
      {categories.map((category) => {
        const years = birthYearsText(category.birthYears)
        return (
          <li className={styles.category} key={category.id}>
            <Name className={styles.name}>
              <Link href={href('trainings', { category: category.id })}>{category.name}</Link>
              {years && <span className={styles.years}>ročník {years}</span>}
            </Name>
            <SlotLines closed={closed} slots={category.trainingSlots} />
          </li>
        )
      })}
    </ul>
  )
}
