import { LOCAL_SIGN_INS, SIGN_IN_PROVIDERS } from '@diatrivi/domain/people/account/institutional-sign-in'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { NAME_MAX, PASSWORD_MAX } from '../../limits.ts'
import { nameLine, password, requiredLine, requiredOr } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'
import { SignInAnswer } from './account.schemas.ts'

const TICKET_MAX = 200
/** A code with what the provider adds to it. */
const RETURN_MAX = 8_000
const ORIGIN_MAX = 300

/** `label` is null where the usual words of the button will do. */
const Provider = z.strictObject({ provider: z.enum(SIGN_IN_PROVIDERS), label: z.string().nullable() })

export const SignInWays = z.strictObject({
  /** `host` is the machine that the browser goes to, as the privacy notice names it. */
  providers: z.array(Provider.extend({ host: z.string() })),
  /** Who may sign in with a password of this application. */
  local: z.enum(LOCAL_SIGN_INS),
  /** No person can sign in yet: the installation waits for its first administrator. */
  first_run: z.boolean(),
})

/** Where the web app stands that asks: one of the addresses of the installation. */
const Origin = requiredLine(ORIGIN_MAX)

export const BeginInstitutionalBody = z.object({
  provider: z.enum(SIGN_IN_PROVIDERS, { error: requiredOr('invalid') }),
  origin: Origin,
})

/** The browser keeps `ticket` and goes to `url`; no caller without the ticket can go on with this sign-in. */
export const BegunInstitutional = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('go'), url: z.string(), ticket: z.string() }),
  /** The provider does not answer, or there is none. */
  z.strictObject({ step: z.literal('unavailable') }),
])

const Ticket = { ticket: requiredLine(TICKET_MAX) }

export const FinishInstitutionalBody = z.object({
  ...Ticket,
  /** What stood behind the `?` or the `#` of the address to which the provider sent the browser back. */
  returned: requiredLine(RETURN_MAX),
})
export const LinkIdentityBody = z.object({ ...Ticket, password: password(PASSWORD_MAX) })
export const RegisterByInstitutionBody = z.object({
  ...Ticket,
  uName: nameLine(NAME_MAX),
  uSurname: nameLine(NAME_MAX),
  department: IdValue,
})

export const INSTITUTION_REFUSALS = [
  'provider_refused',
  'address_not_verified',
  'address_linked',
  'not_a_student',
] as const

/** How a sign-in by the institution goes on. */
export const InstitutionalAnswer = z.discriminatedUnion('step', [
  /** As at the sign-in with a password: a token, or a second factor that is asked for. */
  z.strictObject({ step: z.literal('signed_in'), sign_in: SignInAnswer }),
  /** An account has the address: `linkIdentity` with its password. */
  z.strictObject({ step: z.literal('password'), email: z.string() }),
  /** As before; the password was wrong. */
  z.strictObject({ step: z.literal('wrong_password'), email: z.string() }),
  /** No account has the address: `registerByInstitution` with one of the departments. */
  z.strictObject({
    step: z.literal('register'),
    email: z.string(),
    uName: z.string(),
    uSurname: z.string(),
    departments: z.array(z.int()),
  }),
  z.strictObject({ step: z.literal('refused'), reason: z.enum(INSTITUTION_REFUSALS) }),
  /** The provider does not answer. */
  z.strictObject({ step: z.literal('unavailable') }),
  /** The sign-in took too long, was used already, or was begun in another browser. */
  z.strictObject({ step: z.literal('over') }),
])

/** How a person who is signed in shows once more who he or she is. */
export const OwnProof = z.strictObject({
  /** The account has a password. */
  password: z.boolean(),
  /** The providers with which the person signs in. */
  providers: z.array(Provider),
  /** Until when the last sign-in at one of them stands in the place of the password; null where none does. */
  until: WireDate.nullable(),
})

export const PROOF_REFUSALS = ['provider_refused', 'another_person', 'not_fresh'] as const

export const InstitutionalProof = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('proved'), until: WireDate }),
  z.strictObject({ step: z.literal('refused'), reason: z.enum(PROOF_REFUSALS) }),
  /** The provider does not answer. */
  z.strictObject({ step: z.literal('unavailable') }),
  /** It took too long, was used already, or was begun in another browser or session. */
  z.strictObject({ step: z.literal('over') }),
])

export const SignOutOfInstitutionBody = z.object({ origin: Origin })
/** `url` is where the browser goes to end the session at the provider too; null where the provider offers none. */
export const SignedOutOfInstitution = z.strictObject({ status: z.literal(200), url: z.string().nullable() })

export const IdentityParams = z.object({ identityId: IdParam })
export const OwnIdentity = z.strictObject({
  identityID: z.int(),
  /** The provider, as it names itself. */
  issuer: z.string(),
  linkedAt: WireDate,
})
