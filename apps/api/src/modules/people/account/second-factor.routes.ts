import type { Handlers } from '../../../platform/http/handler.ts'
import { presentSignIn, presentState } from './account.presenter.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'
import type { SecondFactorRemoval } from './second-factor/second-factor-removal.service.ts'
import type { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service.ts'
import {
  presentCreationOptions,
  presentRequestOptions,
  presentSecondFactor,
  presentSetUp,
  presentUnproven,
} from './second-factor.presenter.ts'

interface Services {
  signIns: SecondFactorSignIn
  secondFactors: SecondFactorService
  removal: SecondFactorRemoval
}

export function secondFactorRoutes({ signIns, secondFactors, removal }: Services) {
  return {
    signInWithCode: async ({ body, caller }) => presentSignIn(await signIns.byCode(body, caller)),
    signInWithPasskey: async ({ body, caller }) => presentSignIn(await signIns.byPasskey(body, caller)),

    beginPasskeySignIn: async ({ body }) => {
      const options = await signIns.beginPasskey(body)
      return options === null ? { status: 0 } : { status: 2, options: presentRequestOptions(options) }
    },

    getSecondFactor: async ({ actor }) => presentSecondFactor(await secondFactors.read(actor)),

    beginTotp: async ({ actor, body, caller }) => {
      const outcome = await secondFactors.beginTotp(actor, body, caller)
      return typeof outcome === 'string' ? presentUnproven(outcome) : { status: 2, ...outcome.result }
    },

    confirmTotp: async ({ actor, body, caller }) =>
      presentSetUp(await secondFactors.confirmTotp(actor, body.code, caller)),

    removeTotp: async ({ actor, body, caller }) => {
      const outcome = await removal.removeTotp(actor, body, caller)
      return typeof outcome === 'string' ? presentUnproven(outcome) : { status: 2 }
    },

    beginPasskey: async ({ actor, body, caller }) => {
      const outcome = await secondFactors.beginPasskey(actor, body, caller)
      if (typeof outcome === 'string') return presentUnproven(outcome)
      return { status: 2, options: presentCreationOptions(outcome.result) }
    },

    confirmPasskey: async ({ actor, body, caller }) =>
      presentSetUp(await secondFactors.confirmPasskey(actor, body, caller)),

    removePasskey: async ({ actor, params, body, caller }) => {
      const outcome = await removal.removePasskey(actor, params.passkeyId, body, caller)
      return typeof outcome === 'string' ? presentUnproven(outcome) : { status: 2 }
    },

    beginPasskeyProof: async ({ actor }) => ({
      options: presentRequestOptions(await removal.beginPasskeyProof(actor)),
    }),

    renewRecoveryCodes: async ({ actor, body, caller }) => {
      const outcome = await removal.renewRecoveryCodes(actor, body, caller)
      return typeof outcome === 'string'
        ? presentUnproven(outcome)
        : { status: 2, recoveryCodes: outcome.result }
    },

    undoSecondFactor: async ({ body, caller }) => presentState(await removal.undo(body.token, caller)),
  } satisfies Partial<Handlers>
}
