import { allowed, type Decision, refused } from '../../shared/decision.ts'
import { foldGreek } from '../../shared/greek-text.ts'
import { EXPECTED_WORDS, type PasswordOwner, personalWords } from './guessable-words.ts'
import { PASSWORD_MAX_LENGTH } from './password-limits.ts'
import { containsWord, isWord } from './spellings.ts'

/** What an installation asks of a new password. */
export interface PasswordRule {
  minLength: number
  /** A demo takes what can be guessed, because everybody knows its passwords anyway. */
  isDemo: boolean
}

export type PasswordRefusal =
  | 'password_control_characters'
  | 'password_blank'
  | 'password_too_short'
  | 'password_too_long'
  | 'password_repetitive'
  | 'password_common'
  | 'password_personal'

/** What the judge knows beside the password. */
export interface PasswordCircumstances {
  rule: PasswordRule
  owner: PasswordOwner
  /** Whether a folded text is on the list of common passwords; a browser has no list and leaves that to the API. */
  isCommon?: (folded: string) => boolean
}

/** Fewer different characters than these, runs such as `abcd` and `1111` counted once, are tried first by everybody. */
const LEAST_VARIETY = 5
/** Shorter stems are in too many passwords that are not guessed. */
const SHORTEST_STEM = 4

/** Whether this may be the new password of its owner. Letters, digits and signs are never asked for: a long phrase is best. */
export function checkNewPassword(
  password: string,
  { rule, owner, isCommon = () => false }: PasswordCircumstances,
): Decision<PasswordRefusal> {
  const length = passwordLength(password)
  if (/\p{Cc}/u.test(password)) return refused('password_control_characters')
  if (length > 0 && /^[\s\p{Z}\p{Cf}]*$/u.test(password)) return refused('password_blank')
  if (length < rule.minLength) return refused('password_too_short')
  if (length > PASSWORD_MAX_LENGTH) return refused('password_too_long')
  if (rule.isDemo) return allowed
  if (new Set(unforeseeable(password)).size < LEAST_VARIETY) return refused('password_repetitive')
  if (isExpected(password, isCommon)) return refused('password_common')
  if (personalWords(owner).some((word) => containsWord(password, word))) return refused('password_personal')
  return allowed
}

/** Counted in characters, not in units or bytes. */
export function passwordLength(password: string): number {
  return [...password].length
}

/** A word that everybody tries first stays one with a year or an exclamation mark around it. */
function isExpected(password: string, isCommon: (folded: string) => boolean): boolean {
  const folded = foldGreek(password)
  const stem = folded.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  if (isCommon(folded)) return true
  if (stem.length < SHORTEST_STEM) return false
  return isCommon(stem) || EXPECTED_WORDS.some((word) => isWord(stem, word))
}

/** The characters that neither repeat the one before nor follow it in the alphabet. */
function unforeseeable(password: string): string[] {
  const characters = [...foldGreek(password)]
  return characters.filter((character, index) => {
    const before = characters[index - 1]
    return before === undefined || Math.abs(codeOf(character) - codeOf(before)) > 1
  })
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number]

/** How long a password holds against guessing, as far as its length tells; for one that the rule allows. */
export function passwordStrength(password: string): PasswordStrength {
  const length = unforeseeable(password).length
  if (length >= 20) return 'strong'
  if (length >= 14) return 'good'
  return length >= 9 ? 'fair' : 'weak'
}
