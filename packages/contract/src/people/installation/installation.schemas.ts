import { SIGN_IN_FINDINGS, SIGN_IN_PROVIDERS } from '@diatrivi/domain/people/account/institutional-sign-in'
import { MAIL_PROBLEMS } from '@diatrivi/domain/work/mail/mail-problem'
import { z } from 'zod'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from '../../limits.ts'
import { email, nameLine, password, requiredLine, requiredOr } from '../../values.ts'
import { SignInAnswer, Username } from '../account/account.schemas.ts'

/** Room for what people put between the groups of the code. */
const CODE_MAX = 100
const PLACE_NAME_MAX = 255
/** More than any institution of the list has. */
const DEPARTMENTS_AT_ONCE_MAX = 100

export const FirstAdministratorBody = z.object({
  /** As the start of the API printed it. */
  code: requiredLine(CODE_MAX),
  username: Username,
  password: password(PASSWORD_MAX),
  email: email(EMAIL_MAX),
  uName: nameLine(NAME_MAX),
  uSurname: nameLine(NAME_MAX),
})

export const FirstRunAnswer = z.discriminatedUnion('outcome', [
  /** As at the sign-in with a password. */
  z.strictObject({ outcome: z.literal('made'), sign_in: SignInAnswer }),
  /** There is an administrator already, and so no other is made here. */
  z.strictObject({ outcome: z.literal('over') }),
])

/** The universities that come with the program. `isThere` says what the installation has already, under any spelling. */
export const KnownPlaces = z.strictObject({
  institutions: z.array(
    z.strictObject({
      instName: z.string(),
      /** As people call it, for instance ΕΚΠΑ; null where there is no such name. */
      shortName: z.string().nullable(),
      /** Merged into others, with theses that may still be kept. */
      isFormer: z.boolean(),
      isThere: z.boolean(),
      departments: z.array(
        z.strictObject({
          depName: z.string(),
          depCity: z.string(),
          isFormer: z.boolean(),
          isThere: z.boolean(),
        }),
      ),
    }),
  ),
})
export type KnownPlaces = z.infer<typeof KnownPlaces>

/** An institution of the list and some of its departments, by their names there. */
export const AddKnownPlacesBody = z.object({
  instName: nameLine(PLACE_NAME_MAX),
  departments: z
    .array(nameLine(PLACE_NAME_MAX), { error: requiredOr('invalid') })
    .min(1, { error: 'required' })
    .max(DEPARTMENTS_AT_ONCE_MAX, { error: 'too_long' }),
})
/** How many departments were made; those that were there are left as they are. */
export const AddedKnownPlaces = z.strictObject({ status: z.literal(200), made: z.int().nonnegative() })

export const MailTrial = z.strictObject({
  outcome: z.enum(['taken', 'failed', 'no_server']),
  /** The address that it was sent to: the own one. */
  to: z.string(),
  /** Host and port; null where no server is set. */
  server: z.string().nullable(),
  /** Null where the server took the mail, or there is none. */
  trouble: z.enum(MAIL_PROBLEMS).nullable(),
  /** As the program that speaks to the server and the server itself said it: `EAUTH 535`. */
  codes: z.string().nullable(),
})

export const SignInTrial = z.strictObject({
  providers: z.array(
    z.strictObject({
      provider: z.enum(SIGN_IN_PROVIDERS),
      /** The issuer, or the address of the sign-in. */
      address: z.string(),
      finding: z.enum(SIGN_IN_FINDINGS),
    }),
  ),
})
