import type { institutionalSignInEndpoints } from '@diatrivi/contract/people/account/institutional-sign-in.endpoints'
import { always, type Examples } from '../example.ts'

const origin = 'http://127.0.0.1:3000'
const ticket = 'of no sign-in'

export const institutionalSignInExamples: Examples<keyof typeof institutionalSignInEndpoints> = {
  getSignInWays: always({}),
  beginInstitutionalSignIn: always({ body: { provider: 'oidc' as const, origin } }),
  finishInstitutionalSignIn: always({ body: { ticket, returned: '?code=none' } }),
  linkIdentity: always({ body: { ticket, password: 'password' } }),
  registerByInstitution: always({ body: { ticket, uName: 'Ελένη', uSurname: 'Παππά', department: 1 } }),
  signOutOfInstitution: always({ body: { origin } }),
  getOwnProof: always({}),
  beginInstitutionalProof: always({ body: { provider: 'oidc' as const, origin } }),
  finishInstitutionalProof: always({ body: { ticket, returned: '?code=none' } }),
  listIdentities: always({}),
  unlinkIdentity: [
    {
      of: 'its student, who has another one',
      prepare: async ({ given, student }) => {
        await given.anIdentity({ owner: student })
        return { params: { identityId: (await given.anIdentity({ owner: student })).id } }
      },
    },
  ],
}
