import { describe, expect, it } from 'vitest'
import { readAdminRequest } from './admin-request.ts'
import { weaknessOf } from './administrator-password.ts'

const PERSON = readAdminRequest(['--username', 'root', '--email', 'registry@uoc.gr'])

describe('the password of an administrator', () => {
  it.each([
    ['short', 'The password is weak. The minimum length is 10.'],
    [
      'aaaaaaaaaaaa',
      'The password is weak. The password repeats a few characters or runs through them in order.',
    ],
    ['the ROOT of it all', 'The password is weak. A password cannot contain your name, your username'],
    ['Registry of 1837', 'The password is weak. A password cannot contain your name, your username'],
    ['password123', 'The password is weak. This password is one of the most common.'],
    ['          ', 'The password is weak. A password cannot be blanks only.'],
  ])('is refused where it is weak, in the demo too: "%s"', async (password, sentence) => {
    expect(await weaknessOf(password, PERSON, { minLength: 4, isDemo: true })).toContain(sentence)
  })

  it('is as long as the installation asks for', async () => {
    const rule = { minLength: 24, isDemo: false }
    expect(await weaknessOf('σωστό άλογο μπαταρία', PERSON, rule)).toContain('The minimum length is 24.')
  })

  it('is taken where it is not weak', async () => {
    const rule = { minLength: 10, isDemo: false }
    expect(await weaknessOf('σωστό άλογο μπαταρία', PERSON, rule)).toBeNull()
  })
})
