import type { AnyCall } from './contract'

interface CompiledCall {
  call: AnyCall
  pattern: RegExp
  names: string[]
}

const compile = (call: AnyCall): CompiledCall => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const source = call.path
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)')
  return { call, pattern: new RegExp(`^${source}$`), names }
}

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The calls of one path by method, with the path's parameters decoded. */
export interface CallMatch {
  methods: Map<string, AnyCall>
  params: Record<string, string>
}

/**
 * A lookup of calls by path. A literal path wins over one with a parameter in that place ("/users/me" over
 * "/users/{id}"). Returns undefined when no call has this path, or its encoding is broken.
 */
export const createCallTable = (calls: readonly AnyCall[]): ((path: string) => CallMatch | undefined) => {
  const literal = new Map<string, Map<string, AnyCall>>()
  const parameterised: CompiledCall[] = []
  for (const call of calls) {
    if (call.path.includes('{')) parameterised.push(compile(call))
    else literal.set(call.path, (literal.get(call.path) ?? new Map()).set(call.method, call))
  }
  return (path) => {
    const exact = literal.get(path)
    if (exact) return { methods: exact, params: {} }
    const methods = new Map<string, AnyCall>()
    let params: Record<string, string> = {}
    for (const { call, pattern, names } of parameterised) {
      const match = pattern.exec(path)
      if (!match) continue
      const values = match.slice(1).map(decode)
      if (values.includes(undefined)) return undefined
      methods.set(call.method, call)
      params = Object.fromEntries(names.map((name, index) => [name, values[index]!]))
    }
    return methods.size > 0 ? { methods, params } : undefined
  }
}
