import type { Wire } from '@diatrivi/contract/endpoints'
import type { SecondFactorView } from '@diatrivi/contract/people/account/second-factor.schemas'
import { toClockText } from '../../../shared/format/wire-day.ts'

/** Moments are day and hour in Athens: `2026-03-07 14:30`. */
export interface SecondFactor {
  /** The person's role demands one. */
  isDemanded: boolean
  /** The name of the address to which passkeys belong; null where the address is a number. */
  passkeyHost: string | null
  /** Since when an application on the telephone is set up; null without one. */
  appSince: string | null
  passkeys: Passkey[]
  recoveryCodesLeft: number
}

export interface Passkey {
  id: number
  name: string
  addedAt: string
  lastUsedAt: string | null
}

export function toSecondFactor(wire: SecondFactorView): SecondFactor {
  return {
    isDemanded: wire.demanded,
    passkeyHost: wire.passkeyHost,
    appSince: wire.totp && toClockText(wire.totp.since),
    passkeys: wire.passkeys.map(({ passkeyID, name, createdAt, lastUsedAt }) => ({
      id: passkeyID,
      name,
      addedAt: toClockText(createdAt),
      lastUsedAt: lastUsedAt && toClockText(lastUsedAt),
    })),
    recoveryCodesLeft: wire.recoveryCodesLeft,
  }
}

export function isSetUp({ appSince, passkeys }: SecondFactor): boolean {
  return appSince !== null || passkeys.length > 0
}

/** Who changes a second factor gives the password and, where one is set up, a code or a passkey. */
export type Proof = Wire<'beginTotp'>['body']

/** What the call gave when the proof was right. */
export type Proven<Answer extends { status: 0 | 1 | 2 }> = Exclude<Answer, { status: 0 | 1 }>

export function toProven<Answer extends { status: 0 | 1 | 2 }>(
  answer: Answer,
): Proven<Answer> | 'wrong-proof' | 'wrong-password' {
  if (answer.status === 0) return 'wrong-proof'
  if (answer.status === 1) return 'wrong-password'
  return answer as Proven<Answer>
}

/** What each way to set one up is given. */
export interface SetUpProps {
  factor: SecondFactor
  /** With the recovery codes that came with a first factor, else null. */
  onDone: (recoveryCodes: string[] | null) => void
  /** Closes the dialog that it stands in. */
  onCancel?: (() => void) | undefined
}
