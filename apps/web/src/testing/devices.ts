import type { Wire } from '@diatrivi/contract/endpoints'
import { onTestFinished, vi } from 'vitest'

type Attestation = Wire<'confirmPasskey'>['body']['response']
type Assertion = Wire<'signInWithPasskey'>['body']['response']

const ATTESTATION: Attestation = {
  id: 'new-passkey',
  rawId: 'new-passkey',
  type: 'public-key',
  response: { clientDataJSON: 'client', attestationObject: 'attestation' },
}
const ASSERTION: Assertion = {
  id: 'a-passkey',
  rawId: 'a-passkey',
  type: 'public-key',
  response: { clientDataJSON: 'client', authenticatorData: 'authenticator', signature: 'signature' },
}

/** What a test's device does next; the mocked library asks it. */
export const device = {
  create: vi.fn(async (_asked: { optionsJSON: unknown }) => ATTESTATION),
  sign: vi.fn(async (_asked: { optionsJSON: unknown }) => ASSERTION),
}
export { ASSERTION, ATTESTATION }

/** jsdom has no passkeys: for this test the browser has them. */
export function withPasskeys() {
  vi.stubGlobal('PublicKeyCredential', class {})
  onTestFinished(() => {
    device.create.mockClear()
    device.sign.mockClear()
  })
}

/** As the library names what went wrong. */
export const deviceError = (code: string) => Object.assign(new Error('Not done.'), { code })
