import { givenIn } from './read-settings.mjs'

/** The least that the specification asks for. */
const DEMO_MIN_LENGTH = 4
/** What is not guessed within the limits of sign-ins, as NIST 800-63B and the ASVS of OWASP ask. */
const LEAST = 8

/**
 * What new passwords have to be. The demo is one only where that is said: the start says it to the programs that it
 * starts, and a program that is started by itself belongs to a real installation.
 *
 * @param {import('./read-settings.mjs').Environment} env
 * @param {(name: 'PASSWORD_MIN_LENGTH') => number} read
 */
export function passwordRule(env, read) {
  const isDemo = givenIn(env, 'DEMO') === '1'
  const minLength = read('PASSWORD_MIN_LENGTH')
  const isChosen = givenIn(env, 'PASSWORD_MIN_LENGTH') !== undefined
  return { isDemo, minLength: isDemo && !isChosen ? DEMO_MIN_LENGTH : minLength }
}

/**
 * @param {import('./read-settings.mjs').Environment} env
 * @param {number} minLength
 * @returns {string | undefined} undefined where it is long enough, or no secret is kept
 */
export function shortPasswordProblem(env, minLength) {
  if (givenIn(env, 'DEMO') === '1' || minLength >= LEAST) return undefined
  return `PASSWORD_MIN_LENGTH must be at least ${LEAST} without DEMO=1, not ${minLength}.`
}
