'use client'
import { icon } from './icons.client'

// Apart from the others, which every page brings.

export const NoCamera = icon(
  'M4 7.5h3l1.5-2h7l1.5 2h3v11H4zM12 16a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.5 3.5l17 17',
)
export const NoShare = icon(
  'M17 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM6 14.8a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM17 21a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 17 21ZM8.4 11l6.2-3.6M8.4 13.4l6.2 3.6M3.5 3.5l17 17',
)
