import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_FOLDER } from './config/project-folder.ts'

/** The version of this program, as its package says it, and the commit: two builds of one version are told apart. */
export const VERSION: string = [
  JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')).version,
  ...commitIn(PROJECT_FOLDER),
].join('+')

/** The first characters of the commit: of the file that the build of an image writes, or of a clone. None where neither is. */
export function commitIn(folder: string): string[] {
  const head = textAt(join(folder, 'commit')) ?? textAt(join(folder, '.git', 'HEAD'))
  const [, branch] = /^ref: (.+)/.exec(head ?? '') ?? []
  const commit = branch === undefined ? head : textAt(join(folder, '.git', branch))
  return /^[\da-f]{40}/.test(commit ?? '') ? [commit?.slice(0, 8) ?? ''] : []
}

/** Undefined where it cannot be read. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
