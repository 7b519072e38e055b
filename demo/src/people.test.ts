import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { describe, expect, it } from 'vitest'
import { DEMO_USERNAMES } from './cast.ts'
import { readFacts } from './facts.ts'
import { peopleFrom, usernameOf } from './people.ts'
import { randomFrom } from './random.ts'
import { demoPlan } from './testing/plan-facts.ts'

describe('the people of the demo', () => {
  const { accounts } = demoPlan()

  it('have unique usernames and addresses', () => {
    expect(new Set(accounts.map(({ username }) => username)).size).toBe(accounts.length)
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length)
    expect(new Set(accounts.map(({ firstName, surname }) => `${firstName} ${surname}`)).size).toBe(
      accounts.length,
    )
  })

  it('have addresses in the domain for examples only', () => {
    for (const { email } of accounts) {
      expect(isValidEmail(email)).toBe(true)
      expect(email).toMatch(/^[a-z0-9]+@example\.gr$/)
    }
  })

  it('have usernames of the given initial and the surname in Latin, numbered when taken', () => {
    const facts = readFacts()
    const demo: readonly string[] = Object.values(DEMO_USERNAMES)
    for (const { username, firstName, surname } of accounts.filter((one) => !demo.includes(one.username))) {
      const given = facts.givenNames.find(({ name }) => name === firstName)
      const family = facts.surnames.find(({ male, female }) =>
        given?.gender === 'm' ? male === surname : female === surname,
      )
      if (!given || !family) throw new Error(`${firstName} ${surname} is not made of the facts`)
      expect(username.replace(/\d+$/, '')).toBe(usernameOf(given, family))
    }
    expect(accounts.some(({ username }) => /[a-z]2$/.test(username) && !demo.includes(username))).toBe(true)
  })

  it('are numbered from 2 on when a username is taken', () => {
    const facts = readFacts()
    const [given] = facts.givenNames
    const [family] = facts.surnames
    if (!given || !family) throw new Error('The facts hold no names')
    // Two given names with the same initial and one surname give the same username.
    const twin = { ...given, name: 'Αλκιβιάδης', latin: 'Alkiviadis' }
    const people = peopleFrom(
      { ...facts, givenNames: [given, twin], surnames: [family] },
      randomFrom('twins'),
    )
    const usernames = [people.next().username, people.next().username]
    expect(usernames).toEqual(['aangelopoulos', 'aangelopoulos2'])
  })
})
