/** Select options of a table of labels: the key is stored, the label is shown. */
export const optionsOf = <Key extends string>(words: Record<Key, string>): { label: string; value: Key }[] =>
  (Object.keys(words) as Key[]).map((value) => ({ value, label: words[value] }))
