// How a worker of the integration tests loads modules: TypeScript by tsx, and two of them replaced (module-hooks.mjs). First of
// its set-up files, before anything of the project is imported.
import { register } from 'node:module'
import { register as registerTypeScript } from 'tsx/esm/api'

registerTypeScript()
register('./module-hooks.mjs', import.meta.url)
