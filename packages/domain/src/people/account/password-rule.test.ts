import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import {
  checkNewPassword,
  type PasswordRefusal,
  type PasswordRule,
  passwordStrength,
} from './password-rule.ts'

const RULE: PasswordRule = { minLength: 10, isDemo: false }
const DEMO: PasswordRule = { minLength: 4, isDemo: true }
const OWNER = {
  username: 'up1084562',
  email: 'm.andreadou@students.upatras.gr',
  firstName: 'Μαρία-Εύα',
  surname: 'Ανδρεάδου',
}
const COMMON = new Set(['1q2w3e4r5t6y', 'dragon', 'basketball'])

const judge = (password: string, rule = RULE) =>
  checkNewPassword(password, { rule, owner: OWNER, isCommon: (text) => COMMON.has(text) })

describe('a new password', () => {
  it.each<[why: string, password: string, reason: PasswordRefusal]>([
    ['that is shorter than ten characters', 'χθες 9 ημ', 'password_too_short'],
    ['is counted in characters', '😀🐘🌊🏛📚🍋⛵🎻🌙', 'password_too_short'],
    ['that is longer than 128 characters', 'abcdefghkm'.repeat(13), 'password_too_long'],
    ['of blanks', '            ', 'password_blank'],
    [
      'of blanks that nobody sees',
      '\u00a0\u200b\u2003\u2060\u00a0\u200b\u2003\u2060\u00a0\u200b',
      'password_blank',
    ],
    ['with a NUL in it', 'κύματα και\u0000 άμμος', 'password_control_characters'],
    ['of control characters', '\u0000\u0000\u0000\u0000', 'password_control_characters'],
    ['that is one character again and again', 'aaaaaaaaaaaa', 'password_repetitive'],
    ['that is a few characters again and again', 'abABabABabAB', 'password_repetitive'],
    ['that counts', '1234567890', 'password_repetitive'],
    ['that says the alphabet', 'αβγδεζηθικλμ', 'password_repetitive'],
    ['that is on the list', '1q2w3e4r5t6y', 'password_common'],
    ['that is on the list in other letters', 'BasketBall', 'password_common'],
    ['that is a common word and a year', 'dragon!2026!', 'password_common'],
    ['that is the product', 'Diatribi#2026', 'password_common'],
    ['that is a Greek word everybody tries', 'ολυμπιακός7', 'password_common'],
    ['with the username', 'my-UP1084562', 'password_personal'],
    ['with the surname, accents and case aside', 'ΑΝΔΡΕΑΔΟΥ-9x', 'password_personal'],
    ['with the surname in Latin letters', 'andreadoy 9 κ', 'password_personal'],
    ['with one of two first names', 'maria goes home', 'password_personal'],
    ['with a word of the mail address', 'qz.Andreadou.qz', 'password_personal'],
    ['with the domain of the mail', 'students.upatras.gr!', 'password_personal'],
    ['with the provider of the mail', 'upatras forever', 'password_personal'],
  ])('%s is refused: %j', (_why, password, reason) => {
    expect(judge(password)).toEqual(refused(reason))
  })

  it.each([
    ['has ten characters of any kind', 'κύμα9άμμος'],
    ['is counted in characters', '😀🐘🌊🏛📚🍋⛵🎻🌙🦉'],
    ['may be a phrase', 'σωστό άλογο μπαταρία συνδετήρας'],
    ['may have 128 characters', 'κύμα9άμ8'.repeat(16)],
    ['may have 128 characters of two units each', '😀🐘🌊🏛📚🍋⛵🎻'.repeat(16)],
    ['may contain a common word among others', 'dragon likes a lemon'],
    ['may contain a name of three letters', 'η εύα κοιμάται ήσυχα'],
  ])('%s: %j', (_why, password) => {
    expect(judge(password)).toEqual(allowed)
  })

  it('may contain anything of a person of whom nothing is known', () => {
    expect(checkNewPassword('maria goes home', { rule: RULE, owner: {} })).toEqual(allowed)
  })
})

describe('a new password of the demo', () => {
  it.each(['demo', '1234', 'password', 'up1084562'])('may be "%s"', (password) => {
    expect(judge(password, DEMO)).toEqual(allowed)
  })

  it.each<[string, PasswordRefusal]>([
    ['abc', 'password_too_short'],
    ['😀😀', 'password_too_short'],
    ['    ', 'password_blank'],
    ['\u0000\u0000\u0000\u0000', 'password_control_characters'],
    ['x'.repeat(129), 'password_too_long'],
  ])('is refused: %j', (password, reason) => {
    expect(judge(password, DEMO)).toEqual(refused(reason))
  })
})

describe('the strength of a password', () => {
  it.each([
    ['κύμα9άμμ', 'weak'],
    ['κύμα9άμμος', 'fair'],
    ['το κύμα στην άμμο', 'good'],
    ['σωστό άλογο μπαταρία συνδετήρας', 'strong'],
    ['xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ])('of "%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
