import type { Handlers } from '../../../platform/http/handler.ts'
import { credentialsOf, registrationOf, roleOf } from './account.input.ts'
import {
  presentActivation,
  presentEmailConfirmation,
  presentIdentity,
  presentRegistration,
  presentSession,
  presentSignIn,
  presentState,
} from './account.presenter.ts'
import type { EmailChangeService } from './email-change/email-change.service.ts'
import type { PasswordService } from './password/password.service.ts'
import type { RegistrationService } from './registration/registration.service.ts'
import type { OwnSessions } from './session/own-sessions.service.ts'
import type { SignInService } from './sign-in/sign-in.service.ts'

interface Services {
  signIns: SignInService
  registrations: RegistrationService
  passwords: PasswordService
  sessions: OwnSessions
  emailChanges: EmailChangeService
}

export function accountRoutes({ signIns, registrations, passwords, sessions, emailChanges }: Services) {
  return {
    signIn: async ({ body, caller }) => presentSignIn(await signIns.signIn(credentialsOf(body), caller)),

    signOut: async ({ actor, caller }) => {
      await signIns.signOut(actor, caller)
    },

    authenticate: async ({ body, token }) =>
      presentIdentity(await signIns.identify(token, roleOf(body.type))),

    register: async ({ body, caller }) =>
      presentRegistration(await registrations.register(registrationOf(body), caller), body.email),

    activate: async ({ body, token, caller }) => {
      const asker = await signIns.identify(token, null)
      return presentActivation(await registrations.activate(body, asker?.accountId ?? null, caller))
    },

    resendCode: async ({ body, token, caller }) => {
      const asker = await signIns.identify(token, null)
      await registrations.resendCode(body.email, asker?.email ?? null, caller)
      return { status: 0 }
    },

    forgotPassword: async ({ body, caller }) => {
      await passwords.forgotPassword(body.email, caller)
      return { status: 0 }
    },

    checkPasswordLink: async ({ body, caller }) =>
      presentState(await passwords.checkLink(body.token, caller)),

    resetPassword: async ({ body, caller }) =>
      presentState(await passwords.resetPassword(body.token, body.newpass, caller)),

    changePassword: async ({ actor, body, caller }) => {
      const given = { oldPassword: body.oldpass, newPassword: body.newpass }
      return presentState(await passwords.changePassword(actor, given, caller))
    },

    confirmEmailChange: async ({ actor, body, caller }) =>
      presentEmailConfirmation(await emailChanges.confirm(actor, body, caller)),

    cancelEmailChange: async ({ body, caller }) =>
      presentState(await emailChanges.cancel(body.token, caller)),

    withdrawEmailChange: async ({ actor, caller }) => {
      await emailChanges.withdraw(actor, caller)
    },

    makeDownloadToken: async ({ actor, body }) => ({
      token: await signIns.makeDownloadToken(actor, body.path),
    }),

    listSessions: async ({ actor }) =>
      (await sessions.list(actor)).map((session) => presentSession(session, actor)),

    endSession: async ({ actor, params, caller }) => {
      await sessions.end(actor, params.sessionId, caller)
    },

    endOtherSessions: async ({ actor, caller }) => {
      await sessions.endOthers(actor, caller)
    },
  } satisfies Partial<Handlers>
}
