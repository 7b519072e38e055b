import { SECOND_FACTOR_WAYS } from '@diatrivi/domain/people/account/second-factor'
import { isValidUsername } from '@diatrivi/domain/people/account/username'
import { z } from 'zod'
import { IdValue } from '../../ids.ts'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, USERNAME_MAX } from '../../limits.ts'
import { email, nameLine, password, requiredLine, requiredText, ZeroOrOne } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'
import { USER_TYPES } from './account.names.ts'

/** The wire's names of the roles. */
export const UserType = z.literal(Object.values(USER_TYPES))
export type UserType = z.infer<typeof UserType>

export const SignInBody = z.object({
  username: requiredText(EMAIL_MAX),
  password: password(PASSWORD_MAX),
  /** The tokens that this browser has kept: strangers' wrong passwords then hold their owners up no longer. */
  device_tokens: z.array(z.string()).optional().catch(undefined),
})

/** `status` 0 unknown user, 1 wrong password, 2 success; `isActive` 0 with status 2 means: confirm the e-mail first. */
export const SignInAnswer = z.strictObject({
  status: z.literal([0, 1, 2]),
  authenticated: ZeroOrOne,
  isActive: ZeroOrOne,
  jwt_token: z.string().nullable(),
  email: z.string().nullable(),
  department: z.int().nullable(),
  user_type: UserType.nullable(),
  /** To be kept by this browser, and sent with its next sign-in to this account; it admits to nothing. */
  device_token: z.string().nullable(),
  /** The password was right and a second factor is asked for: then `jwt_token` is null, and one of the ways gives it. */
  second_factor: z
    .strictObject({ challenge: z.string(), ways: z.array(z.enum(SECOND_FACTOR_WAYS)) })
    .nullable(),
  /** The session can do nothing but set up the second factor that the role demands. */
  second_factor_demanded: z.boolean(),
  /** No session of the account was opened before; an activation is always the first. */
  first_sign_in: z.boolean(),
})

export const AuthenticateBody = z.object({ jwt_token: z.unknown().optional(), type: UserType.nullish() })

/** Also for a bad token: then `isJWTValid` is false and the rest null or false. */
export const AuthenticateAnswer = z.strictObject({
  type: UserType.nullable(),
  isJWTValid: z.boolean(),
  isUserActive: z.boolean(),
  email: z.string().nullable(),
  /** As at the sign-in. */
  second_factor_demanded: z.boolean(),
})

export const Username = requiredLine(USERNAME_MAX).refine(isValidUsername, { error: 'invalid_username' })

export const RegisterBody = z.object({
  username: Username,
  password: password(PASSWORD_MAX),
  email: email(EMAIL_MAX),
  uName: nameLine(NAME_MAX),
  uSurname: nameLine(NAME_MAX),
  department: IdValue,
})

/** `status` 1: the username or the e-mail exists already. */
export const RegisterAnswer = z.union([
  z.strictObject({ status: z.literal(0), jwt_token: z.string(), email: z.string() }),
  z.strictObject({ status: z.literal(1) }),
])

export const ActivateBody = z.object({ email: email(EMAIL_MAX), code: requiredText(20) })

/** `"2"` success with a full token as `key`, `"1"` wrong or expired code, `"0"` no such inactive account. */
export const ActivateAnswer = z.union([
  z.strictObject({ status: z.literal('2'), key: z.string() }),
  z.strictObject({ status: z.literal(['0', '1']) }),
])

export const EmailBody = z.object({ email: email(EMAIL_MAX) })
export const StatusZero = z.strictObject({ status: z.literal(0) })

export const PasswordLinkBody = z.object({ token: requiredText(200) })
export const ResetPasswordBody = PasswordLinkBody.extend({ newpass: password(PASSWORD_MAX) })
export const ChangePasswordBody = z.object({
  oldpass: password(PASSWORD_MAX),
  newpass: password(PASSWORD_MAX),
})

export const ConfirmEmailChangeBody = z.object({ code: requiredText(20), password: password(PASSWORD_MAX) })
/** 0 wrong or expired code, or no new address; 1 wrong password; 2 done. */
export const ConfirmEmailChangeAnswer = z.strictObject({ status: z.literal([0, 1, 2]) })
export const CancelEmailChangeBody = z.object({ token: requiredText(200) })

/** 0 done; 1 wrong old password, or a token of a link that is bad or used. */
export const StateAnswer = z.strictObject({ state: ZeroOrOne })

export const DownloadTokenBody = z.object({ path: requiredText(500) })
export const DownloadTokenAnswer = z.strictObject({ token: z.string() })

export const SessionParams = z.object({ sessionId: z.uuid({ error: 'invalid_id' }) })

/** A place where the person is signed in. `userAgent` is what the browser said of itself, if anything. */
export const OwnSession = z.strictObject({
  sessionID: z.uuid(),
  userAgent: z.string().nullable(),
  startedAt: WireDate,
  /** To the minute. */
  lastSeenAt: WireDate,
  /** Whether this call was made with it. */
  isCurrent: z.boolean(),
})
