import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const HOUSE = fileURLToPath(new URL('../..', import.meta.url))

/** Every file that git tracks or would track, by its path from the root of the house. */
export function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: HOUSE,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.split('\0').filter((path) => path !== '' && existsSync(`${HOUSE}/${path}`))
}

export function read(path: string): string {
  return readFileSync(`${HOUSE}/${path}`, 'utf8')
}
