import type { Handlers } from '../../../platform/http/handler.ts'
import type { Identities } from './identities.service.ts'
import type { InstitutionalEntrance } from './institutional-entrance.service.ts'
import type { InstitutionalProof } from './institutional-proof.service.ts'
import type { InstitutionalSignIn } from './institutional-sign-in.service.ts'
import type { InstitutionalSignOut } from './institutional-sign-out.service.ts'
import type { ProviderTrial } from './provider-trial.service.ts'
import {
  presentBegun,
  presentEntry,
  presentIdentity,
  presentProof,
  presentProofWays,
} from './single-sign-on.presenter.ts'

interface Services {
  signIns: InstitutionalSignIn
  signOuts: InstitutionalSignOut
  proofs: InstitutionalProof
  entrance: InstitutionalEntrance
  identities: Identities
  trial: ProviderTrial
}

export function singleSignOnRoutes(services: Services) {
  const { signIns, signOuts, proofs, entrance, identities, trial } = services
  return {
    getSignInWays: () => signIns.ways(),

    beginInstitutionalSignIn: async ({ body, caller }) => presentBegun(await signIns.begin(body, caller)),

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

    getOwnProof: async ({ actor }) => presentProofWays(await proofs.ways(actor)),

    beginInstitutionalProof: async ({ actor, body, caller }) =>
      presentBegun(await proofs.begin(actor, body, caller)),

    finishInstitutionalProof: async ({ actor, body, caller }) =>
      presentProof(await proofs.finish(actor, body, caller)),

    listIdentities: async ({ actor }) => (await identities.list(actor)).map(presentIdentity),

    unlinkIdentity: async ({ actor, params, caller }) => {
      await identities.unlink(actor, params.identityId, caller)
    },
  } satisfies Partial<Handlers>
}
