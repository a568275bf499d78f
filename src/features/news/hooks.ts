import type { CollectionConfig } from 'payload'
import { renewing } from '@/fields/renewing'

export const newsHooks: CollectionConfig['hooks'] = { ...renewing('news') }
