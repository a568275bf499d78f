import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { sk } from '@payloadcms/translations/languages/sk'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections, globals } from '@/collections'
import { isAdmin } from '@/access/roles'
import { refuseQueriesBySecret } from '@/access/secret-queries'
import { databaseAdapter } from '@/db/adapter'
import { emailTask } from '@/features/club/mail/service'
import { consentTask } from '@/features/consents/service'
import { deletionTask } from '@/features/enquiries/service'
import { invitationTask } from '@/features/participants/invitations/service'
import { publicationTask } from '@/features/news/service'
import { copyTask } from '@/features/notifications/sending/service'
import { deliveryTask } from '@/features/notifications/service'
import { tellingTask, watchTask } from '@/features/notifications/telling/service'
import { trialErasureTask } from '@/features/own-data/trials/service'
import { stageTask } from '@/features/player-migrations/stages/service'
import { passwordLinkTask } from '@/features/session/passwords/service'
import { cookieName } from '@/lib/cookies'
import { databaseUrl } from '@/lib/env'
import { logger } from '@/lib/log'
import { mailAdapter } from '@/lib/mail'
import { dropFilesTask } from '@/lib/uploaded-files'
import { FILE_TOO_LARGE, panelErrorResponse } from '@/panel/errors'
import { withoutApiTab } from '@/panel/without-api-tab'
import { panelTranslations } from '@/panel/translations'

const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  db: await databaseAdapter(databaseUrl()),
  collections: collections.map(withoutApiTab).map(refuseQueriesBySecret),
  globals: globals.map(withoutApiTab),
  editor: lexicalEditor(),
  sharp,
  cookiePrefix: cookieName('akademia'),
  routes: { admin: '/admin', api: '/cms/api' },
  graphQL: { disable: true },
  telemetry: false,
  logger,
  email: mailAdapter,
  jobs: {
    access: {
      queue: ({ req }) => isAdmin(req),
      // Only src/lib/jobs.ts runs jobs, because it knows which are under way.
      run: () => false,
      cancel: ({ req }) => isAdmin(req),
    },
    tasks: [
      emailTask,
      passwordLinkTask,
      deliveryTask,
      tellingTask,
      watchTask,
      copyTask,
      publicationTask,
      deletionTask,
      trialErasureTask,
      stageTask,
      consentTask,
      dropFilesTask,
      invitationTask,
    ],
  },
  i18n: { supportedLanguages: { sk }, fallbackLanguage: 'sk', translations: panelTranslations },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd. M. yyyy HH:mm',
    meta: { defaultOGImageType: 'off', titleSuffix: ' | Akadémia' },
    components: {
      afterNavLinks: ['/panel/site-links#SiteLinks'],
      beforeDashboard: ['/panel/dashboard#Dashboard'],
      graphics: { Icon: '/panel/crest#PanelIcon', Logo: '/panel/logo#PanelLogo' },
      views: {
        login: { Component: '/panel/login-redirect#LoginRedirect' },
        forgot: { Component: '/panel/login-redirect#LoginRedirect' },
        createFirstUser: { Component: '/panel/login-redirect#LoginRedirect' },
      },
    },
    // Only commands read these paths; without the marks the build would copy all sources into its output.
    importMap: {
      baseDir: path.join(/* turbopackIgnore: true */ root, 'src'),
      importMapFile: path.join(/* turbopackIgnore: true */ root, 'src/app/(payload)/admin/importMap.js'),
    },
  },
  typescript: {
    outputFile: path.join(/* turbopackIgnore: true */ root, 'src/payload-types.ts'),
    autoGenerate: false,
  },
  hooks: { afterError: [panelErrorResponse] },
  upload: { limits: { fileSize: 20 * 1024 * 1024 }, responseOnLimit: FILE_TOO_LARGE },
})
