import { PASSKEYS_MAX, RECOVERY_CODES } from '@diatrivi/domain/people/account/second-factor'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { PASSKEY_NAME_MAX, PASSWORD_MAX, PROOF_CODE_MAX } from '../../limits.ts'
import { password, requiredLine, requiredText } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

const CHALLENGE_MAX = 200
/** An attestation with certificates has some kilobytes. */
const WEBAUTHN_TEXT_MAX = 20_000

/** What the WebAuthn standard writes as base64url. */
const Base64Url = z
  .string({ error: 'invalid' })
  .max(WEBAUTHN_TEXT_MAX, { error: 'too_long' })
  .regex(/^[\w-]+$/, { error: 'invalid' })

const Credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key', { error: 'invalid' }),
}

/** What `navigator.credentials.create` gave, as JSON; fields that we do not need are left out. */
export const PasskeyAttestation = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional().catch(undefined),
  }),
})

/** What `navigator.credentials.get` gave. */
export const PasskeyAssertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
})

const CredentialReference = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** For `navigator.credentials.create`, as the standard writes it in JSON. */
export const PasskeyCreationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(CredentialReference),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('discouraged'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
})

/** For `navigator.credentials.get`. */
export const PasskeyRequestOptions = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(CredentialReference),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
})

/** `challenge` is that of the sign-in. */
export const ChallengeBody = z.object({ challenge: requiredText(CHALLENGE_MAX) })
/** A code of the application on the telephone, or a recovery code. */
export const SecondFactorCodeBody = ChallengeBody.extend({ code: requiredText(PROOF_CODE_MAX) })
export const PasskeySignInBody = ChallengeBody.extend({ response: PasskeyAssertion })

/** `status` 0: the challenge is over, or no passkey is set up. */
export const BegunPasskeySignIn = z.union([
  z.strictObject({ status: z.literal(2), options: PasskeyRequestOptions }),
  z.strictObject({ status: z.literal(0) }),
])

/** What is set up, of the caller. */
export const SecondFactorView = z.strictObject({
  demanded: z.boolean(),
  /** Passkeys work where the web app is open under this name or one below it; null where they work nowhere. */
  passkeyHost: z.string().nullable(),
  totp: z.strictObject({ since: WireDate }).nullable(),
  passkeys: z
    .array(
      z.strictObject({
        passkeyID: z.int(),
        name: z.string(),
        createdAt: WireDate,
        lastUsedAt: WireDate.nullable(),
      }),
    )
    .max(PASSKEYS_MAX),
  recoveryCodesLeft: z.int().max(RECOVERY_CODES),
})
export type SecondFactorView = z.infer<typeof SecondFactorView>

/** The password, and what proves a factor that is set up: a code of either kind, or a passkey. */
export const SecondFactorProofBody = z.object({
  password: password(PASSWORD_MAX),
  code: requiredText(PROOF_CODE_MAX).optional(),
  passkey: PasskeyAssertion.optional(),
})

/** 0 proof missing or wrong; 1 wrong password. */
const ProofRefused = z.strictObject({ status: z.literal([0, 1]) })
/** In the form in which they are shown; null where they stand since an earlier factor. */
const RecoveryCodes = z.array(z.string()).nullable()

export const BegunTotp = z.union([
  z.strictObject({ status: z.literal(2), secret: z.string(), uri: z.string() }),
  ProofRefused,
])
export const BegunPasskey = z.union([
  z.strictObject({ status: z.literal(2), options: PasskeyCreationOptions }),
  ProofRefused,
])
export const BegunProof = z.strictObject({ options: PasskeyRequestOptions })

export const ConfirmTotpBody = z.object({ code: requiredText(PROOF_CODE_MAX) })
export const ConfirmPasskeyBody = z.object({
  response: PasskeyAttestation,
  name: requiredLine(PASSKEY_NAME_MAX),
})
/** `status` 0: the code or the passkey is wrong, or what was begun is over. */
export const SetUpAnswer = z.union([
  z.strictObject({ status: z.literal(2), recoveryCodes: RecoveryCodes }),
  z.strictObject({ status: z.literal(0) }),
])

/** 0 proof missing or wrong; 1 wrong password; 2 done. */
export const SecondFactorRemoval = z.strictObject({ status: z.literal([0, 1, 2]) })
export const RenewedRecoveryCodes = z.union([
  z.strictObject({ status: z.literal(2), recoveryCodes: z.array(z.string()) }),
  ProofRefused,
])

export const PasskeyParams = z.object({ passkeyId: IdParam })
export const UndoSecondFactorBody = z.object({ token: requiredText(CHALLENGE_MAX) })
