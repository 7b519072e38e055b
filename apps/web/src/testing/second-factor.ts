import type { Wire } from '@diatrivi/contract/endpoints'

export type SecondFactorAnswer = Wire<'getSecondFactor'>['response']

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const

export const NOTHING_SET_UP: SecondFactorAnswer = {
  demanded: false,
  // The address of the pages in jsdom.
  passkeyHost: 'localhost',
  totp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
}
export const WITH_APP: SecondFactorAnswer = {
  ...NOTHING_SET_UP,
  totp: { since: at('2026-03-01 10:00:00.000000') },
  recoveryCodesLeft: 8,
}
export const LAPTOP = {
  passkeyID: 4,
  name: 'Φορητός γραφείου',
  createdAt: at('2026-03-02 11:30:00.000000'),
  lastUsedAt: null,
}
export const WITH_PASSKEY: SecondFactorAnswer = {
  ...NOTHING_SET_UP,
  passkeys: [LAPTOP],
  recoveryCodesLeft: 1,
}

export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const BEGUN_TOTP = {
  status: 2,
  secret: SECRET,
  uri: `otpauth://totp/Diatrivi:maria?secret=${SECRET}&issuer=Diatrivi`,
} as const
export const BEGUN_PASSKEY = {
  status: 2,
  options: {
    rp: { id: 'localhost', name: 'Διατριβή' },
    user: { id: 'bWFyaWE', name: 'maria', displayName: 'Μαρία Ανδρεάδου' },
    challenge: 'sign-this',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'discouraged',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
  },
} satisfies Wire<'beginPasskey'>['response']
export const PROOF_OPTIONS = {
  rpId: 'localhost',
  challenge: 'prove-this',
  allowCredentials: [],
  timeout: 60_000,
  userVerification: 'preferred',
} satisfies Wire<'beginPasskeyProof'>['response']['options']

export const RECOVERY_CODES = ['3k9f-xq2m-77ta-2222-h4nq-5yve', '8h2d-mm4p-c9wz-3333-r6sk-k2jm']
