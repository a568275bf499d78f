import type { Field } from 'payload'

/** What is added to Payload's own field of sessions, which only their owner reads. */
export const sessionFields: Field[] = [
  {
    name: 'sessions',
    type: 'array',
    fields: [
      // The name of the browser and the system: „Chrome, Android“.
      { name: 'device', type: 'text', maxLength: 80 },
      { name: 'lastUsedAt', type: 'date' },
    ],
  },
]
