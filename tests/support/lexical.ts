/** A text of the panel's editor with one paragraph; further nodes stand after it. */
export const text = (words: string, ...more: Record<string, unknown>[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          { type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
      ...more.map((node) => ({ version: 1, type: 'paragraph', ...node })),
    ],
  },
})
