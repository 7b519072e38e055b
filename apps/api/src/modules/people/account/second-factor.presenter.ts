import type { Handled } from '@diatrivi/contract/endpoints'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { Unproven } from './second-factor/owner-proof.service.ts'
import type { Passkeys } from './second-factor/passkeys.protocol.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'

type CreationOptions = Awaited<ReturnType<Passkeys['creationOptions']>>
type RequestOptions = Awaited<ReturnType<Passkeys['requestOptions']>>
type Credential = NonNullable<CreationOptions['excludeCredentials']>[number]

const UNPROVEN_STATUS = { wrongProof: 0, wrongPassword: 1 } as const

export function presentUnproven(outcome: Unproven): { status: 0 | 1 } {
  return { status: UNPROVEN_STATUS[outcome] }
}

export function presentSecondFactor(
  state: Awaited<ReturnType<SecondFactorService['read']>>,
): Handled<'getSecondFactor'>['response'] {
  return {
    demanded: state.isDemanded,
    passkeyHost: state.passkeyHost,
    totp: state.totp === undefined ? null : { since: toWireMoment(state.totp.since) },
    passkeys: state.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      passkeyID: id,
      name,
      createdAt: toWireMoment(createdAt),
      lastUsedAt: toWireMoment(lastUsedAt),
    })),
    recoveryCodesLeft: state.recoveryCodesLeft,
  }
}

/** The options as the standard writes them, without what the library adds. */
export function presentCreationOptions(options: CreationOptions) {
  const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials = [] } = options
  return {
    rp: { id: rp.id ?? '', name: rp.name },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
    timeout: timeout ?? 0,
    attestation: 'none' as const,
    excludeCredentials: excludeCredentials.map(presentCredential),
    authenticatorSelection: {
      residentKey: 'discouraged' as const,
      requireResidentKey: false as const,
      userVerification: 'preferred' as const,
    },
  }
}

export function presentRequestOptions(options: RequestOptions) {
  const { rpId = '', challenge, allowCredentials = [], timeout = 0 } = options
  return {
    rpId,
    challenge,
    allowCredentials: allowCredentials.map(presentCredential),
    timeout,
    userVerification: 'preferred' as const,
  }
}

function presentCredential({ id, transports = [] }: Credential) {
  return { id, type: 'public-key' as const, transports }
}

export function presentSetUp(
  outcome: { recoveryCodes: string[] | null } | null,
): Handled<'confirmTotp'>['response'] {
  return outcome === null ? { status: 0 } : { status: 2, ...outcome }
}
