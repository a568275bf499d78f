/** Select options from a table of words: the key is stored, the word is shown. */
export const optionsOf = <Key extends string>(words: Record<Key, string>): { label: string; value: Key }[] =>
  (Object.keys(words) as Key[]).map((value) => ({ value, label: words[value] }))
