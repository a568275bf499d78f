// Which file of the project uses which: what esbuild finds as imports, and the paths that tests and scripts name in a text
// (a process they start, a file or folder they read). Imports of types alone are not among them: the compiler sees those.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

/**
 * @typedef {object} Graph by paths from the root
 * @property {Map<string, string[]>} imports
 * @property {Map<string, string[]>} names
 */

const CODE = /(?<!\.d)\.(ts|tsx|mjs|cjs)$/
/** A path in quotes; a word without a slash or dot only when it is the folder of all code. */
const QUOTED = /(['"`])(src|[\w@.()[\]/-]*[/.][\w@.()[\]/-]*)\1/g

/** @param {string} root @param {string} folder @returns {string[]} every file below, from the root */
export const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

/** The file, or all files of the folder, that a text in `file` names. @param {string} root @param {string} file @param {string} text */
function filesNamed(root, file, text) {
  if (text.startsWith('/') || /^[./]+$/.test(text)) return []
  const found = [text, relative(root, join(root, dirname(file), text))].find(
    (path) => !path.startsWith('..') && existsSync(join(root, path)),
  )
  if (!found) return []
  if (statSync(join(root, found)).isFile()) return [found]
  // A script that goes through a whole folder is a check of the code or copies it: no suite asks what it finds.
  return /^(src|scripts)\b/.test(found) && file.startsWith('tests/') ? filesBelow(root, found) : []
}

/** @param {string} root @param {string} file */
const namesIn = (root, file) => {
  const texts = [...readFileSync(join(root, file), 'utf8').matchAll(QUOTED)].map(([, , text = '']) => text)
  return [...new Set(texts)].flatMap((text) => filesNamed(root, file, text)).filter((path) => path !== file)
}

/** About two seconds. @param {string} root @returns {Promise<Graph>} */
export async function importGraph(root) {
  const files = ['src', 'tests', 'scripts']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => CODE.test(file))
  const { metafile } = await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)}`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outfile: 'unused.mjs',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'empty', '.webp': 'empty', '.png': 'empty' },
    // Without it a file that package.json declares free of side effects is not read when nothing of it is used.
    ignoreAnnotations: true,
    logLevel: 'silent',
  })
  const imports = Object.entries(metafile.inputs).map(
    ([file, input]) =>
      /** @type {[string, string[]]} */ ([
        file,
        input.imports.filter(({ external }) => !external).map(({ path }) => path),
      ]),
  )
  const naming = files.filter((file) => /^(tests|scripts)\//.test(file))
  return {
    imports: new Map(imports.filter(([file]) => file !== '<stdin>')),
    names: new Map(naming.map((file) => [file, namesIn(root, file)])),
  }
}
