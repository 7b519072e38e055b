import { endpoint, publicAccess, signedIn } from '../../endpoint.ts'
import {
  AddedKnownPlaces,
  AddKnownPlacesBody,
  FirstAdministratorBody,
  FirstRunAnswer,
  KnownPlaces,
  MailTrial,
  SignInTrial,
} from './installation.schemas.ts'

const administrator = signedIn(['administrator'])

export const installationEndpoints = {
  createFirstAdministrator: endpoint('createFirstAdministrator', {
    summary:
      'Make the first administrator of an empty installation by the code that its start printed, and sign in; never again afterwards',
    access: publicAccess,
    body: FirstAdministratorBody,
    response: FirstRunAnswer,
    errors: ['too_many_attempts', 'duplicate'],
  }),
  listKnownPlaces: endpoint('listKnownPlaces', {
    summary: 'The Greek universities and their departments that come with the program',
    access: administrator,
    response: KnownPlaces,
  }),
  addKnownPlaces: endpoint('addKnownPlaces', {
    summary: 'Add departments of one of these universities; what is there already is left as it is',
    access: administrator,
    body: AddKnownPlacesBody,
    response: AddedKnownPlaces,
  }),
  tryMail: endpoint('tryMail', {
    summary: 'Send a mail to the own address at once, and say whether the mail server took it',
    access: administrator,
    response: MailTrial,
  }),
  trySignInProviders: endpoint('trySignInProviders', {
    summary: 'Ask every provider of single sign-on whether it answers, and whether it fits the settings',
    access: administrator,
    response: SignInTrial,
  }),
}
