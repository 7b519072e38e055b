import { givenIn } from './read-settings.mjs'

const TOGETHER = ['UNIVERSIS_URL', 'UNIVERSIS_TOKEN_URL', 'UNIVERSIS_CLIENT_ID', 'UNIVERSIS_CLIENT_SECRET']

/**
 * A sentence for each setting of the student register that is missing beside others.
 *
 * @param {import('./read-settings.mjs').Environment} env
 * @returns {string[]}
 */
export function registerProblems(env) {
  const given = [...TOGETHER, 'UNIVERSIS_DEPARTMENTS'].filter((name) => givenIn(env, name) !== undefined)
  const [first] = given
  return first === undefined
    ? []
    : TOGETHER.filter((name) => !given.includes(name)).map(
        (name) => `${name} must be set when ${first} is set: see docs/guides/student-register.md.`,
      )
}
