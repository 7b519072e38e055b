import { PlainError } from '../plain-error.mjs'

const UNRELEASED = '## Unreleased'

/**
 * Gives what is under "Unreleased" its version and day, and begins a new such part above it.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} day as 2026-11-23
 */
export function withRelease(changelog, version, day) {
  if (changelog.includes(`\n## ${version} `)) {
    throw new PlainError(`CHANGELOG.md has a version ${version} already: choose a newer one.`)
  }
  const [before, after] = changelog.split(`${UNRELEASED}\n`)
  if (before === undefined || after === undefined) {
    throw new PlainError(`CHANGELOG.md has no part "${UNRELEASED}": write there what is new.`)
  }
  const [news = ''] = after.split('\n## ')
  if (news.trim() === '') {
    throw new PlainError(`CHANGELOG.md has nothing under "${UNRELEASED}": write there what is new.`)
  }
  return `${before}${UNRELEASED}\n\n## ${version} (${day})\n${after}`
}
