import { actWords } from '../acts/labels'
import type { MigrationView } from '../schema'

/** What was done with a migration, when and by whom: the last of it, and folded all that came before. */
export function ActList({ migration: { acts } }: { migration: MigrationView }) {
  const words = acts.map((act, at) => actWords(act, acts[at - 1]))
  return words.length > 1 ? (
    <details>
      <summary>{words.at(-1)}</summary>
      <ol>
        {words.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
    </details>
  ) : (
    <p className="soft">{words[0]}</p>
  )
}
