import type { secondFactorEndpoints } from '@diatrivi/contract/people/account/second-factor.endpoints'
import { softwareAuthenticator } from '../../software-authenticator.ts'
import { always, type Examples } from '../example.ts'

const device = softwareAuthenticator()
const asked = { challenge: 'of no challenge', rpId: 'localhost', rp: { id: 'localhost' } }

export const secondFactorExamples: Examples<keyof typeof secondFactorEndpoints> = {
  signInWithCode: always({ body: { challenge: 'of no sign-in', code: '123456' } }),
  beginPasskeySignIn: always({ body: { challenge: 'of no sign-in' } }),
  signInWithPasskey: always({ body: { challenge: 'of no sign-in', response: device.get(asked) } }),
  getSecondFactor: always({}),
  beginTotp: always({ body: { password: 'password' } }),
  confirmTotp: always({ body: { code: '123456' } }),
  removeTotp: always({ body: { password: 'password', code: '123456' } }),
  beginPasskey: always({ body: { password: 'password' } }),
  confirmPasskey: always({ body: { response: device.create(asked), name: 'Κλειδί' } }),
  removePasskey: [
    {
      of: '',
      prepare: async ({ given, student }) => ({
        params: { passkeyId: (await given.aPasskey({ owner: student })).id },
        body: { password: 'password', code: '123456' },
      }),
    },
  ],
  beginPasskeyProof: [
    {
      of: 'its student, who has a passkey',
      prepare: async ({ given, student }) => {
        await given.aPasskey({ owner: student })
        return {}
      },
    },
  ],
  renewRecoveryCodes: always({ body: { password: 'password', code: '123456' } }),
  undoSecondFactor: always({ body: { token: 'of no mail' } }),
}
