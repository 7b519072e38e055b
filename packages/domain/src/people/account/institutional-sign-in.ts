import { domainOf, isInside } from './email-domain.ts'
import type { Role } from './role.ts'

/** Where a person goes to sign in, beside the own password. */
export const SIGN_IN_PROVIDERS = ['oidc', 'saml', 'cas'] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

/** What asking a provider without a person tells. */
export const SIGN_IN_FINDINGS = [
  'fits',
  'no_answer',
  'not_a_provider',
  'other_issuer',
  'no_code_flow',
  'refuses_us',
  'other_certificate',
] as const
export type SignInFinding = (typeof SIGN_IN_FINDINGS)[number]

/** Between leaving for the provider and having come in: docs/regulation.md#single-sign-on. */
export const INSTITUTIONAL_SIGN_IN_MINUTES = 15
/** Wrong passwords that one such sign-in bears, beside the limits of all sign-ins. */
export const LINK_TRIES = 5

/** Who may sign in with a password of this application. */
export const LOCAL_SIGN_INS = ['everyone', 'administrators'] as const
export type LocalSignIn = (typeof LOCAL_SIGN_INS)[number]

/** What the provider says of a person, proved by its signature. It makes no person more than a student. */
export interface ProviderClaims {
  email: string | null
  isEmailVerified: boolean
  /** `schacHomeOrganization`; null where it is not sent. */
  homeOrganisation: string | null
  /** `eduPersonAffiliation`, in any case and with or without a scope behind an @. */
  affiliations: readonly string[]
}

/**
 * What the installation knows of the address: it is of no account; of an account; of one that was invited and never opened; or of one
 * that is linked to another person of the provider.
 */
export type AddressHolder = 'nobody' | 'account' | 'invitedAccount' | 'linkedAccount'

export interface EntryFacts {
  /** The provider's person is linked to an account. */
  isKnown: boolean
  claims: ProviderClaims
  /** The domains of e-mail that this installation takes for institutional. */
  domains: readonly string[]
  holder: AddressHolder
}

export type EntryRefusal = 'address_not_verified' | 'address_linked' | 'not_a_student'
export type Entry =
  | { kind: 'enter' }
  /** The password of the account is asked once. */
  | { kind: 'link' }
  /** The account has no password to ask for: the address that the provider has verified opens it, as its invitation would. */
  | { kind: 'open' }
  /** A new student chooses the department. */
  | { kind: 'register' }
  | { kind: 'refused'; reason: EntryRefusal }

/** How a person comes in whom the provider has named. */
export function institutionalEntry({ isKnown, claims, domains, holder }: EntryFacts): Entry {
  if (isKnown) return { kind: 'enter' }
  if (!hasInstitutionalAddress(claims, domains)) return { kind: 'refused', reason: 'address_not_verified' }
  if (holder === 'linkedAccount') return { kind: 'refused', reason: 'address_linked' }
  if (holder === 'account') return { kind: 'link' }
  if (holder === 'invitedAccount') return { kind: 'open' }
  return isStudent(claims.affiliations) ? { kind: 'register' } : { kind: 'refused', reason: 'not_a_student' }
}

/** An institution speaks for its own addresses only, and only where it says that the person reads them. */
function hasInstitutionalAddress(claims: ProviderClaims, domains: readonly string[]): boolean {
  const { email, isEmailVerified, homeOrganisation } = claims
  const domain = email === null ? null : domainOf(email)
  if (domain === null || !isEmailVerified || !domains.includes(domain)) return false
  return homeOrganisation === null || isInside(domain, homeOrganisation)
}

/** Where no affiliation is sent the domain alone says so. */
function isStudent(affiliations: readonly string[]): boolean {
  const names = affiliations.map((affiliation) => affiliation.split('@', 1)[0]?.trim().toLowerCase())
  return names.length === 0 || names.includes('student')
}

/** Whether an account may lose one of its identities: not the last way in. */
export function mayUnlink(facts: {
  /** The account has a password with which its role may sign in. */
  hasPasswordThatCounts: boolean
  identities: number
}): boolean {
  return facts.hasPasswordThatCounts || facts.identities > 1
}

/** Whether a role may sign in with a password of this application. */
export function mayUsePassword(role: Role, who: LocalSignIn): boolean {
  return who === 'everyone' || role === 'administrator'
}
