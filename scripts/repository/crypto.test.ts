import { describe, expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** What runs in an installation. */
const programs = trackedFiles().filter(
  (path) =>
    /^(?:apps|packages|demo)\/.*\.(?:ts|tsx|mjs)$/.test(path) &&
    !/\.(?:test|spec|fixture)\.|\/testing\//.test(path),
)
const inPrograms = (pattern: RegExp) =>
  programs.flatMap((path) => (read(path).match(pattern) ?? []).map((found) => `${path}: ${found}`))

describe('hashes and random numbers', () => {
  it('are SHA-256 wherever a hash is made', () => {
    const made = inPrograms(/create(?:Hash|Hmac)\('[^']+'/g)
    expect(made.length).toBeGreaterThan(5)
    expect(made.filter((one) => !one.endsWith("('sha256'"))).toEqual([])
  })

  it('are drawn from a generator that can be foreseen for pauses only', () => {
    expect(inPrograms(/Math\.random/g)).toEqual([
      'apps/api/src/platform/database/transaction.ts: Math.random',
      'apps/web/src/features/notice/stream/follow-stream.ts: Math.random',
    ])
  })
})
