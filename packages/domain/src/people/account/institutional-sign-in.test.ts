import { describe, expect, it } from 'vitest'
import { type EntryFacts, institutionalEntry, mayUnlink, mayUsePassword } from './institutional-sign-in.ts'

const claims = {
  email: 'it21001@hua.gr',
  isEmailVerified: true,
  homeOrganisation: null,
  affiliations: [],
} as const
const stranger: EntryFacts = { isKnown: false, claims, domains: ['hua.gr', 'dit.hua.gr'], holder: 'nobody' }
const saying = (said: Partial<EntryFacts['claims']>) => ({ claims: { ...claims, ...said } })

describe('how a person comes in whom the institution has named', () => {
  it.each<[string, Partial<EntryFacts>, string]>([
    ['one who is linked', { isKnown: true }, 'enter'],
    ['one who is linked, whatever else is said', { isKnown: true, ...saying({ email: null }) }, 'enter'],
    ['an address that nobody has', {}, 'register'],
    ['an address that an account has', { holder: 'account' }, 'link'],
    ['staff with an account', { holder: 'account', ...saying({ affiliations: ['faculty'] }) }, 'link'],
    ['an account that was invited and never opened', { holder: 'invitedAccount' }, 'open'],
    [
      'an invited member of the staff',
      { holder: 'invitedAccount', ...saying({ affiliations: ['faculty'] }) },
      'open',
    ],
    [
      'an invited account whose address is not verified',
      { holder: 'invitedAccount', ...saying({ isEmailVerified: false }) },
      'address_not_verified',
    ],
    ['no address', saying({ email: null }), 'address_not_verified'],
    ['an address without a domain', saying({ email: 'it21001@' }), 'address_not_verified'],
    [
      'an address that the provider has not verified',
      saying({ isEmailVerified: false }),
      'address_not_verified',
    ],
    [
      'an unverified one that an account has',
      { holder: 'account', ...saying({ isEmailVerified: false }) },
      'address_not_verified',
    ],
    ['an address of elsewhere', saying({ email: 'it21001@gmail.com' }), 'address_not_verified'],
    ['a domain that ends the same', saying({ email: 'a@xhua.gr' }), 'address_not_verified'],
    ['a domain below that is not named', saying({ email: 'a@chem.hua.gr' }), 'address_not_verified'],
    ['two signs @', saying({ email: 'a@hua.gr@evil.example' }), 'address_not_verified'],
    ['capital letters', saying({ email: 'IT21001@HUA.GR' }), 'register'],
    ['the own institution', saying({ homeOrganisation: 'hua.gr' }), 'register'],
    [
      'a part of the own institution',
      saying({ email: 'a@dit.hua.gr', homeOrganisation: 'HUA.gr' }),
      'register',
    ],
    [
      'another institution that names this address',
      saying({ homeOrganisation: 'uoa.gr' }),
      'address_not_verified',
    ],
    ['an account that another person of the provider has', { holder: 'linkedAccount' }, 'address_linked'],
    ['a student', saying({ affiliations: ['member', 'student'] }), 'register'],
    ['a student with a scope', saying({ affiliations: ['Student@hua.gr'] }), 'register'],
    ['a teacher who also studies', saying({ affiliations: ['faculty', 'student'] }), 'register'],
    ['a teacher without an account', saying({ affiliations: ['faculty', 'member'] }), 'not_a_student'],
    ['an affiliation of no known kind', saying({ affiliations: ['affiliate'] }), 'not_a_student'],
  ])('%s', (_what, facts, expected) => {
    const entry = institutionalEntry({ ...stranger, ...facts })
    expect(entry.kind === 'refused' ? entry.reason : entry.kind).toBe(expected)
  })
})

it.each([
  ['a password and one identity', true, 1, true],
  ['no password and one identity', false, 1, false],
  ['no password and two identities', false, 2, true],
])('of %s one identity may be unlinked: %s', (_what, hasPasswordThatCounts, identities, may) => {
  expect(mayUnlink({ hasPasswordThatCounts, identities })).toBe(may)
})

it.each([
  ['student', 'everyone', true],
  ['student', 'administrators', false],
  ['instructor', 'administrators', false],
  ['administrator', 'administrators', true],
] as const)('the password of a role, %s, where it is for %s: %s', (role, who, may) => {
  expect(mayUsePassword(role, who)).toBe(may)
})
