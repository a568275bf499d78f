// What differs from the point where this branch left another one, with what is not committed yet.
import { spawnSync } from 'node:child_process'

/** @param {string} root @param {string[]} args @returns {string | undefined} undefined when git refuses */
function git(root, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/**
 * Since `ref`, or since the branch left origin/main; without that one, since the last commit. Throws when there is no such ref.
 * @param {string} root @param {string} [ref]
 * @returns {{ since: string, files: string[] }}
 */
export function changedFiles(root, ref) {
  const other = ref ?? 'origin/main'
  const base = git(root, ['merge-base', 'HEAD', other])?.trim() ?? (ref === undefined ? 'HEAD' : ref)
  // Without renames: the old name is a change for whoever read it.
  const differs = git(root, ['diff', '--name-only', '--no-renames', '-z', base, '--'])
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard', '-z'])
  if (differs === undefined || untracked === undefined) throw new Error(`git knows no „${base}“ here.`)
  const files = `${differs}${untracked}`.split('\0').filter(Boolean)
  const short = git(root, ['rev-parse', '--short', base])?.trim() ?? base
  return { since: base === 'HEAD' ? 'HEAD' : `${short} (${other})`, files: [...new Set(files)].sort() }
}
