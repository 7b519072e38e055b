import { PlainError } from '../plain-error.mjs'

const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/
const LONGEST = 50

/**
 * The name of the migration that is asked for.
 *
 * @param {string[]} args
 */
export function migrationName(args) {
  const [name, ...rest] = args
  if (name === undefined) {
    throw new PlainError(
      'A migration needs a name that says what it does: npm run write:migration -- thesis_language',
    )
  }
  if (rest.length > 0 || !NAME.test(name) || name.length > LONGEST) {
    throw new PlainError(
      `"${args.join(' ')}" is no name of a migration: one word of small Latin letters, digits and underscores, at most ${LONGEST} characters, such as thesis_language.`,
    )
  }
  return name
}
