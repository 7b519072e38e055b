import { z } from 'zod'
import { anySession, endpoint, everyRole, publicAccess, signedIn } from '../../endpoint.ts'
import { Saved } from '../../values.ts'
import {
  BeginInstitutionalBody,
  BegunInstitutional,
  FinishInstitutionalBody,
  IdentityParams,
  InstitutionalAnswer,
  InstitutionalProof,
  LinkIdentityBody,
  OwnIdentity,
  OwnProof,
  RegisterByInstitutionBody,
  SignedOutOfInstitution,
  SignInWays,
  SignOutOfInstitutionBody,
} from './institutional-sign-in.schemas.ts'

export const institutionalSignInEndpoints = {
  getSignInWays: endpoint('getSignInWays', {
    summary: 'The ways to sign in: providers of the institution, and who may use a password',
    access: publicAccess,
    response: SignInWays,
  }),
  beginInstitutionalSignIn: endpoint('beginInstitutionalSignIn', {
    summary:
      'Begin a sign-in by the institution: where the browser goes, and the ticket that it keeps meanwhile',
    access: publicAccess,
    body: BeginInstitutionalBody,
    response: BegunInstitutional,
    errors: ['too_many_attempts'],
  }),
  finishInstitutionalSignIn: endpoint('finishInstitutionalSignIn', {
    summary:
      'Go on with a sign-in by the institution, with what the provider sent the browser back with; once',
    access: publicAccess,
    body: FinishInstitutionalBody,
    response: InstitutionalAnswer,
    errors: ['too_many_attempts', 'account_disabled'],
  }),
  linkIdentity: endpoint('linkIdentity', {
    summary:
      'Link the person of the provider with the account of the same address, by its password, and sign in',
    access: publicAccess,
    body: LinkIdentityBody,
    response: InstitutionalAnswer,
    errors: ['too_many_attempts', 'account_disabled'],
  }),
  registerByInstitution: endpoint('registerByInstitution', {
    summary: 'Become a student of a department of the institution, and sign in',
    access: publicAccess,
    body: RegisterByInstitutionBody,
    response: InstitutionalAnswer,
    errors: ['too_many_attempts'],
  }),
  signOutOfInstitution: endpoint('signOutOfInstitution', {
    summary: 'End the session on the server, and say where it is ended at the provider',
    access: anySession,
    body: SignOutOfInstitutionBody,
    response: SignedOutOfInstitution,
  }),
  getOwnProof: endpoint('getOwnProof', {
    summary: 'How the caller shows once more who he or she is: by the password, or at the institution',
    access: signedIn(everyRole),
    response: OwnProof,
  }),
  beginInstitutionalProof: endpoint('beginInstitutionalProof', {
    summary: 'Begin a new sign-in at the institution, which stands in the place of the password',
    access: signedIn(everyRole),
    body: BeginInstitutionalBody,
    response: BegunInstitutional,
    errors: ['too_many_attempts'],
  }),
  finishInstitutionalProof: endpoint('finishInstitutionalProof', {
    summary: 'Take what the provider sent the browser back with as a proof for some minutes; once',
    access: signedIn(everyRole),
    body: FinishInstitutionalBody,
    response: InstitutionalProof,
    errors: ['too_many_attempts'],
  }),
  listIdentities: endpoint('listIdentities', {
    summary: 'The institutional accounts with which the person signs in',
    access: signedIn(everyRole),
    response: z.array(OwnIdentity),
  }),
  unlinkIdentity: endpoint('unlinkIdentity', {
    summary: 'Take one of them off, unless it is the last way in',
    access: signedIn(everyRole),
    params: IdentityParams,
    response: Saved,
    errors: ['not_found', 'last_way_in'],
  }),
}
