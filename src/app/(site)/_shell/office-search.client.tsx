'use client'
// For `lazy`, which wants a default: the button of the office's search is loaded for administrators alone.
export { SearchOpener as default } from '@/features/search/components/search-opener.client'
