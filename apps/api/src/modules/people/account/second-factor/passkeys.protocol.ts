import { isIP } from 'node:net'
import { CHALLENGE_MINUTES } from '@diatrivi/domain/people/account/second-factor'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { MINUTE } from '../../../../platform/durations.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import type { NewPasskey, PasskeyRow } from './second-factor.repository.ts'

/** How browsers name the application to the person. */
const NAME = 'Διατριβή'
/** What devices have: ES256, EdDSA and RS256, by their numbers in COSE. */
const ALGORITHMS = [-7, -8, -257]
const TIMEOUT = CHALLENGE_MINUTES * MINUTE

/** What a browser gave, with the fields that we read. */
export type Attestation = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type'> & {
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }
}
export type Assertion = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type'> & {
  response: { clientDataJSON: string; authenticatorData: string; signature: string }
}

/** `copied`: the device was used more often than it says, so that there are two of it. */
export type Verdict = { kind: 'right'; counter: number } | { kind: 'wrong' } | { kind: 'copied' }

/** Credentials of WebAuthn, which are good at the address of the web app and nowhere else. */
export function passkeys({ webOrigins, log }: { webOrigins: readonly string[]; log: Logger }) {
  const host = hostOf(webOrigins)
  const origins = webOrigins.filter((origin) => host !== null && isBelow(new URL(origin).hostname, host))

  function ownHost(): string {
    if (host === null) throw new Refusal('passkeys_unavailable')
    return host
  }

  /** The library throws for whatever it does not take. */
  async function verified<Result>(verify: () => Promise<Result>): Promise<Result | null> {
    try {
      return await verify()
    } catch (err) {
      log.info({ err }, 'what a passkey sent was not taken')
      return null
    }
  }

  return {
    /** The name of the address that passkeys belong to; null where the web app has numbers only. */
    host,

    creationOptions: (account: { id: number; username: string }, known: readonly PasskeyRow[]) =>
      generateRegistrationOptions({
        rpID: ownHost(),
        rpName: NAME,
        userID: new TextEncoder().encode(`account ${account.id}`),
        userName: account.username,
        userDisplayName: account.username,
        timeout: TIMEOUT,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(reference),
        // It is asked for after the password, so that the device need not find the account by itself.
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      }),

    requestOptions: (known: readonly PasskeyRow[]) =>
      generateAuthenticationOptions({
        rpID: ownHost(),
        allowCredentials: known.map(reference),
        timeout: TIMEOUT,
        userVerification: 'preferred',
      }),

    /** What is kept of a new one; null for one that is not of this challenge and address. */
    async readNew(
      { response, ...credential }: Attestation,
      challenge: string,
    ): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
      const { transports = [], ...proof } = response
      const result = await verified(() =>
        verifyRegistrationResponse({
          response: { ...credential, response: proof, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origins,
          expectedRPID: ownHost(),
          requireUserVerification: false,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      )
      if (result?.verified !== true) return null
      const { id, publicKey, counter } = result.registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      }
    },

    async judge(assertion: Assertion, known: PasskeyRow, challenge: string): Promise<Verdict> {
      const result = await verified(() =>
        verifyAuthenticationResponse({
          response: { ...assertion, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origins,
          expectedRPID: ownHost(),
          // The counter is judged below, once the signature is known to be right.
          credential: {
            id: known.credentialId,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: 0,
          },
          requireUserVerification: false,
        }),
      )
      if (result?.verified !== true) return { kind: 'wrong' }
      const counter = result.authenticationInfo.newCounter
      const counts = counter > 0 || known.counter > 0
      return counts && counter <= known.counter ? { kind: 'copied' } : { kind: 'right', counter }
    },
  }
}

export type Passkeys = ReturnType<typeof passkeys>

function reference({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports }
}

/** Browsers take names only, `localhost` among them. */
function hostOf(webOrigins: readonly string[]): string | null {
  const hosts = webOrigins.map((origin) => new URL(origin).hostname)
  return hosts.find((host) => isIP(host.replace(/^\[|\]$/g, '')) === 0) ?? null
}

function isBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`)
}
