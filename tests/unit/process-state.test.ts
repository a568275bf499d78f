import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import ts from 'typescript'
import { forgetProcessState, keepState, kept, keptValue, processState } from '@/lib/process-state'

const SRC = path.join(import.meta.dirname, '../../src')

/** What the browser runs, and plain data. */
const NOT_SERVER = /\.client\.tsx?$|^db\/migrations\/|^seed\/data\/|importMap\.js$|payload-types\.ts$/

/** Made once and never written again, or gone with the request they belong to. */
const NOTHING_KEPT: Record<string, string> = {
  'access/scope.ts memo': 'by the account as one request has read it',
  'access/secret-queries.ts known': 'by a configuration, which stays as it is',
  'lib/view.ts empties': 'by a schema of this program',
  'lib/outgoing.ts agent': 'connections, which hold nothing of a club',
  'lib/public-address.ts closed': 'filled while the module loads',
  'lib/public-address.ts open': 'filled while the module loads',
  'features/bank-statements/camt/service.ts parser': 'keeps nothing of what it has parsed',
  'features/session/commands.ts turn': 'only alternates',
  'features/attendance/sheet/components/jump-to-unmarked.tsx last': 'of the browser',
  'lib/process-state.ts shared': 'the register itself',
  'lib/revalidate.ts shared': 'which renewer the server has set at its start',
  'db/count-up-to.ts shared': 'a storage of running calls, which end',
  'db/sqlite/lock-file.ts shared': 'the locks of open databases, given back when they are closed',
}

/** Whose objects can be written into after they were made. */
const MAKES_STATE = /^(Map|Set|WeakMap|WeakSet|LRUCache|Agent|BlockList|XMLParser|AsyncLocalStorage|Array)$/

const unwrapped = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    ? unwrapped(node.expression)
    : node

/** Whether a file writes into the collection of this name. */
const isWritten = (text: string, name: string): boolean =>
  new RegExp(`\\b${name}\\.(set|add|addAddress|addSubnet|delete|clear|push|parse)\\(`).test(text)

/** The names of a file's own variables that can keep something between two requests. */
function keepers(file: string): string[] {
  const text = readFileSync(path.join(SRC, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = Boolean(declarationList.flags & ts.NodeFlags.Const)
    return declarationList.declarations
      .filter(({ name, initializer }) => {
        if (!isConstant) return true
        const made = unwrapped(initializer)
        if (made && ts.isIdentifier(made)) return made.text === 'globalThis'
        if (!made || !ts.isNewExpression(made)) return false
        const constructor = made.expression.getText().split('.').at(-1) ?? ''
        return MAKES_STATE.test(constructor) && (constructor === 'Agent' || isWritten(text, name.getText()))
      })
      .map(({ name }) => `${file} ${name.getText()}`)
  })
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NOT_SERVER.test(file))
  .map((file) => file.replaceAll(path.sep, '/'))

describe('what the process keeps between requests', () => {
  test('everything in a module that can keep something is registered, or said to keep nothing', () => {
    const unregistered = files
      .flatMap((file) =>
        keepers(file).filter(
          (name) =>
            !(name in NOTHING_KEPT) &&
            !(name.endsWith(' shared') && /\bkeepState\(/.test(readFileSync(path.join(SRC, file), 'utf8'))),
        ),
      )
      .sort()
    expect(unregistered).toEqual([])
  })

  test('a cache, a value and a state of its own are counted and forgotten', () => {
    const cache = kept('a cache', new Map([['one', 1]]))
    const value = keptValue<string>('a value')
    value.current = 'here'
    let waiting = 3
    keepState({ name: 'a queue', size: () => waiting, forget: () => (waiting = 0) })
    const named = () => processState().filter(({ name }) => name.startsWith('a '))
    expect(named()).toEqual([
      { name: 'a cache', size: 1 },
      { name: 'a value', size: 1 },
      { name: 'a queue', size: 3 },
    ])
    forgetProcessState()
    expect(named()).toEqual([])
    expect(cache.size).toBe(0)
    expect(value.current).toBeUndefined()
  })
})
