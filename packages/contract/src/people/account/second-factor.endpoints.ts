import { beforeSecondFactor, endpoint, everyRole, publicAccess, signedIn } from '../../endpoint.ts'
import { SignInAnswer, StateAnswer } from './account.schemas.ts'
import {
  BegunPasskey,
  BegunPasskeySignIn,
  BegunProof,
  BegunTotp,
  ChallengeBody,
  ConfirmPasskeyBody,
  ConfirmTotpBody,
  PasskeyParams,
  PasskeySignInBody,
  RenewedRecoveryCodes,
  SecondFactorCodeBody,
  SecondFactorProofBody,
  SecondFactorRemoval,
  SecondFactorView,
  SetUpAnswer,
  UndoSecondFactorBody,
} from './second-factor.schemas.ts'

const everybody = signedIn(everyRole)
const settingUp = beforeSecondFactor(everybody)

export const secondFactorEndpoints = {
  signInWithCode: endpoint('signInWithCode', {
    summary:
      'Go on with a sign-in by a code; status 0 says that the challenge is over, 1 that the code is wrong, 2 as at the sign-in',
    access: publicAccess,
    body: SecondFactorCodeBody,
    response: SignInAnswer,
    errors: ['too_many_attempts', 'account_disabled'],
  }),
  beginPasskeySignIn: endpoint('beginPasskeySignIn', {
    summary: 'What the browser is asked to sign with a passkey of the account',
    access: publicAccess,
    body: ChallengeBody,
    response: BegunPasskeySignIn,
  }),
  signInWithPasskey: endpoint('signInWithPasskey', {
    summary: 'Go on with a sign-in by a passkey; the answer is that of a code',
    access: publicAccess,
    body: PasskeySignInBody,
    response: SignInAnswer,
    errors: ['account_disabled'],
  }),
  getSecondFactor: endpoint('getSecondFactor', {
    summary: 'The own second factor: what is set up, and whether the role demands one',
    access: settingUp,
    response: SecondFactorView,
  }),
  beginTotp: endpoint('beginTotp', {
    summary:
      'A new secret for an application on the telephone, in force once it is confirmed; one that is set up proves it first',
    access: settingUp,
    body: SecondFactorProofBody,
    response: BegunTotp,
    errors: ['too_many_attempts'],
  }),
  confirmTotp: endpoint('confirmTotp', {
    summary:
      'Put the secret in force by a code; it takes the place of an earlier one, and other sessions end',
    access: settingUp,
    body: ConfirmTotpBody,
    response: SetUpAnswer,
  }),
  removeTotp: endpoint('removeTotp', {
    summary: 'Take the application on the telephone off; every other session ends',
    access: everybody,
    body: SecondFactorProofBody,
    response: SecondFactorRemoval,
    errors: ['too_many_attempts', 'not_found'],
  }),
  beginPasskey: endpoint('beginPasskey', {
    summary: 'What the browser is asked to make a passkey of; a factor that is set up proves it first',
    access: settingUp,
    body: SecondFactorProofBody,
    response: BegunPasskey,
    errors: ['too_many_attempts', 'too_many_passkeys', 'passkeys_unavailable'],
  }),
  confirmPasskey: endpoint('confirmPasskey', {
    summary: 'Put the passkey in force, under a name; other sessions end',
    access: settingUp,
    body: ConfirmPasskeyBody,
    response: SetUpAnswer,
    errors: ['too_many_passkeys'],
  }),
  removePasskey: endpoint('removePasskey', {
    summary: 'Take one passkey off; every other session ends',
    access: everybody,
    params: PasskeyParams,
    body: SecondFactorProofBody,
    response: SecondFactorRemoval,
    errors: ['too_many_attempts', 'not_found'],
  }),
  beginPasskeyProof: endpoint('beginPasskeyProof', {
    summary: 'What the browser is asked to sign, to prove with a passkey a change of the second factor',
    access: everybody,
    response: BegunProof,
    errors: ['not_found'],
  }),
  renewRecoveryCodes: endpoint('renewRecoveryCodes', {
    summary: 'Ten new recovery codes, shown once; the earlier ones hold no longer',
    access: everybody,
    body: SecondFactorProofBody,
    response: RenewedRecoveryCodes,
    errors: ['too_many_attempts', 'not_found'],
  }),
  undoSecondFactor: endpoint('undoSecondFactor', {
    summary:
      'Take a second factor off by the link of the mail that told of it; every session ends, and a link for a password is sent',
    access: publicAccess,
    body: UndoSecondFactorBody,
    response: StateAnswer,
    errors: ['too_many_attempts'],
  }),
}
