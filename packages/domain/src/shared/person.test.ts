import { describe, expect, it } from 'vitest'
import { isSamePerson, type Person } from './person.ts'

const MARIA: Person = { accountId: 1, email: 'maria@example.org' }
const ZOE: Person = { accountId: null, email: 'zoe@example.org' }

describe('two entries are one person', () => {
  it.each([
    ['with one account, whatever the address', MARIA, { accountId: 1, email: 'm.new@example.org' }, true],
    ['without an account and with one address', ZOE, { ...ZOE }, true],
    ['with one address in other letters', ZOE, { ...ZOE, email: ' Zoe@Example.ORG ' }, true],
    ['with an address that has an account by now', ZOE, { accountId: 7, email: ZOE.email }, true],
    ['and not with two addresses and no account', ZOE, { ...ZOE, email: 'zoi@example.org' }, false],
    ['and not with two accounts', MARIA, { accountId: 2, email: 'other@example.org' }, false],
  ])('%s', (_what, one, other, expected) => {
    expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([expected, expected])
  })
})
