import type { Handlers } from '../../platform/http/handler.ts'
import type { Identities } from './identities.service.ts'
import type { InstitutionalEntrance } from './institutional-entrance.service.ts'
import type { InstitutionalSignIn } from './institutional-sign-in.service.ts'
import type { InstitutionalSignOut } from './institutional-sign-out.service.ts'
import type { ProviderTrial } from './provider-trial.service.ts'
import { presentEntry, presentIdentity } from './single-sign-on.presenter.ts'

interface Services {
  signIns: InstitutionalSignIn
  signOuts: InstitutionalSignOut
  entrance: InstitutionalEntrance
  identities: Identities
  trial: ProviderTrial
}

export function singleSignOnRoutes({ signIns, signOuts, entrance, identities, trial }: Services) {
  return {
    getSignInWays: () => signIns.ways(),

    beginInstitutionalSignIn: async ({ body, caller }) => {
      const begun = await signIns.begin(body, caller)
      return begun === null ? { step: 'unavailable' } : { step: 'go', ...begun }
    },

    finishInstitutionalSignIn: async ({ body, caller }) => presentEntry(await signIns.finish(body, caller)),

    linkIdentity: async ({ body, caller }) => presentEntry(await entrance.link(body, caller)),

    registerByInstitution: async ({ body, caller }) => {
      const { ticket, uName, uSurname, department } = body
      const student = { ticket, firstName: uName, surname: uSurname, departmentId: department }
      return presentEntry(await entrance.register(student, caller))
    },

    signOutOfInstitution: async ({ actor, body, caller }) => ({
      status: 200,
      url: await signOuts.signOut(actor, body.origin, caller),
    }),

    trySignInProviders: async () => ({ providers: await trial.tryAll() }),

    listIdentities: async ({ actor }) => (await identities.list(actor)).map(presentIdentity),

    unlinkIdentity: async ({ actor, params, caller }) => {
      await identities.unlink(actor, params.identityId, caller)
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}
