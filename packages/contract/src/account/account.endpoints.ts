import { z } from 'zod'
import { anySession, endpoint, everyRole, publicAccess, signedIn } from '../endpoint.ts'
import { Saved } from '../values.ts'
import {
  ActivateAnswer,
  ActivateBody,
  AuthenticateAnswer,
  AuthenticateBody,
  ChangePasswordBody,
  DownloadTokenAnswer,
  DownloadTokenBody,
  EmailBody,
  OwnSession,
  PasswordLinkBody,
  RegisterAnswer,
  RegisterBody,
  ResetPasswordBody,
  SessionParams,
  SignInAnswer,
  SignInBody,
  StateAnswer,
  StatusZero,
} from './account.schemas.ts'

export const accountEndpoints = {
  signIn: endpoint('signIn', {
    summary: 'Sign in with a username (or e-mail) and a password',
    access: publicAccess,
    body: SignInBody,
    response: SignInAnswer,
    errors: ['too_many_attempts'],
  }),
  signOut: endpoint('signOut', {
    summary: 'End the session on the server',
    access: anySession,
    response: Saved,
  }),
  authenticate: endpoint('authenticate', {
    summary: 'Say what a token is good for',
    access: publicAccess,
    body: AuthenticateBody,
    response: AuthenticateAnswer,
    errors: ['wrong_user_type'],
  }),
  register: endpoint('register', {
    summary: 'Register as a student of a department',
    access: publicAccess,
    body: RegisterBody,
    response: RegisterAnswer,
    errors: ['too_many_attempts'],
  }),
  activate: endpoint('activate', {
    summary: 'Confirm the e-mail address with the code that was sent to it',
    access: publicAccess,
    body: ActivateBody,
    response: ActivateAnswer,
    errors: ['too_many_attempts'],
  }),
  resendCode: endpoint('resendCode', {
    summary:
      'Send a new confirmation code; only with the session of the account does the answer tell that it exists, and how long it waits',
    access: publicAccess,
    body: EmailBody,
    response: StatusZero,
    errors: ['too_many_attempts'],
  }),
  forgotPassword: endpoint('forgotPassword', {
    summary: 'Send a link for a new password; the answer does not tell whether the account exists',
    access: publicAccess,
    body: EmailBody,
    response: StatusZero,
    errors: ['too_many_attempts'],
  }),
  checkPasswordLink: endpoint('checkPasswordLink', {
    summary: 'Say whether the token of a link for a password still holds, and leave it as it is',
    access: publicAccess,
    body: PasswordLinkBody,
    response: StateAnswer,
    errors: ['too_many_attempts'],
  }),
  resetPassword: endpoint('resetPassword', {
    summary: 'Choose a new password with the token of the link',
    access: publicAccess,
    body: ResetPasswordBody,
    response: StateAnswer,
    errors: ['too_many_attempts'],
  }),
  changePassword: endpoint('changePassword', {
    summary: 'Change the own password; every other session of the person ends',
    access: signedIn(everyRole),
    body: ChangePasswordBody,
    response: StateAnswer,
    errors: ['too_many_attempts'],
  }),
  makeDownloadToken: endpoint('makeDownloadToken', {
    summary: 'A token for one link that the browser opens by itself, good for 60 seconds and that path only',
    access: signedIn(everyRole),
    body: DownloadTokenBody,
    response: DownloadTokenAnswer,
  }),
  listSessions: endpoint('listSessions', {
    summary: 'Where the person is signed in, the last used first; sessions that ended are left out',
    access: signedIn(everyRole),
    response: z.array(OwnSession),
  }),
  endSession: endpoint('endSession', {
    summary: 'End one of the own sessions; the one that asks may be it, and is then signed out',
    access: signedIn(everyRole, 'session.end'),
    params: SessionParams,
    response: Saved,
    errors: ['not_found'],
  }),
  endOtherSessions: endpoint('endOtherSessions', {
    summary: 'Sign the person out everywhere but here',
    access: signedIn(everyRole),
    response: Saved,
  }),
}
