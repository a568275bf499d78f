import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { isWhole } from './size'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** For containers and servers: no sandbox, no graphics card, no requests of the browser's own. */
export const FLAGS = [
  '--no-sandbox',
  // A browser without a window else draws letters as wide as whole pixels.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const playwrights = (): string | undefined => {
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/**
 * The browser that comes with `npm ci`: unpacked once into the temporary folder, with its own copies of the shared
 * libraries that a bare server lacks. Never its default flags: they switch off the web's security.
 */
async function packed(): Promise<string> {
  const { default: pack } = await import('@sparticuz/chromium')
  const file = await pack.executablePath()
  if (!existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= join(tmpdir(), 'fonts')
  if (!lacksLibraries(file)) return file
  const folder = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium')
  const { inflate } = (await import(pathToFileURL(join(folder, 'build/esm/lambdafs.js')).href)) as {
    inflate: (archive: string) => Promise<string>
  }
  await inflate(join(folder, 'bin/al2023.tar.br'))
  const libraries = join(tmpdir(), 'al2023', 'lib')
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  return file
}

const lacksLibraries = (file: string): boolean =>
  spawnSync('ldd', [file], { encoding: 'utf8' }).stdout?.includes('not found') ?? false

/** The path of a whole Chromium, the system's or Playwright's own; undefined without one. */
export const findWhole = (): string | undefined => onPath() ?? playwrights()

/** Whether a browser starts at all here: the one from npm is for one kind of machine. */
const starts = (file: string): boolean => spawnSync(file, ['--version']).status === 0

/** The browser from npm where it starts. It draws no window around its pages, which saves a third of their time. */
async function small(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const file = await packed().catch(() => undefined)
  return file && starts(file) ? file : undefined
}

/** The path of a Chromium: CHROME_PATH, else the small one; in the whole size, and where that does not start, a whole one. */
export const findBrowser = async (): Promise<string> =>
  process.env.CHROME_PATH ?? (isWhole ? findWhole() : await small()) ?? findWhole() ?? (await packed())
