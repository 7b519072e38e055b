/**
 * What becomes of each free text that a call takes, by the call and the name on the wire; files stand for their names.
 *
 * - `shown`: people see it on a screen.
 * - `echoed`: the page that asked shows it to whoever typed it or followed a link.
 * - `unseen`: nobody is shown it: a secret, or a key by which something is found.
 */
export const FREE_TEXTS = {
  'register.username': 'shown',
  'register.email': 'shown',
  'register.uName': 'shown',
  'register.uSurname': 'shown',
  'createInstructor.username': 'shown',
  'createInstructor.uName': 'shown',
  'createInstructor.uSurname': 'shown',
  'createInstructor.uEmail': 'shown',
  'editInstructor.username': 'shown',
  'editInstructor.uName': 'shown',
  'editInstructor.uSurname': 'shown',
  'editInstructor.uEmail': 'shown',
  'editInstructorProfile.uName': 'shown',
  'editInstructorProfile.uSurname': 'shown',
  'editInstructorProfile.uEmail': 'shown',
  'editInstructorProfile.keyword': 'shown',
  'editInstructorProfile.selectedFile': 'shown',
  'editStudentProfile.uName': 'shown',
  'editStudentProfile.uSurname': 'shown',
  'editStudentProfile.uEmail': 'shown',
  'editStudentProfile.keyword': 'shown',
  'editStudentProfile.selectedFile': 'shown',

  'createInstitution.instName': 'shown',
  'createInstitution.instURL': 'shown',
  'createInstitution.instLogo': 'shown',
  'editInstitution.instName': 'shown',
  'editInstitution.instURL': 'shown',
  'editInstitution.instLogo': 'shown',
  'createDepartment.depName': 'shown',
  'createDepartment.depEmail': 'shown',
  'createDepartment.depPhone': 'shown',
  'createDepartment.depCity': 'shown',
  'createDepartment.depUrl': 'shown',
  'editDepartment.depName': 'shown',
  'editDepartment.depEmail': 'shown',
  'editDepartment.depPhone': 'shown',
  'editDepartment.depCity': 'shown',
  'editDepartment.depUrl': 'shown',

  'createWebhook.description': 'shown',
  'createWebhook.address': 'shown',
  'editWebhook.description': 'shown',
  'editWebhook.address': 'shown',

  'createThesis.thesisTitle': 'shown',
  'createThesis.thesisDescr': 'shown',
  'createThesis.keyword': 'shown',
  'editThesis.thesisTitle': 'shown',
  'editThesis.thesisDescr': 'shown',
  'editThesis.keyword': 'shown',
  'answerInterest.messageToOthers': 'shown',
  'releaseThesis.reason': 'shown',
  'submitFinalText.thesisAbstract': 'shown',
  'submitFinalText.selectedFile': 'shown',

  'createTodoList.doListTitle': 'shown',
  'createTodoList.doListDescr': 'shown',
  'editTodoList.doListTitle': 'shown',
  'editTodoList.doListDescr': 'shown',
  'createTodoItem.dliTitle': 'shown',
  'createTodoItem.dliDescr': 'shown',
  'editTodoItem.dliTitle': 'shown',
  'editTodoItem.dliDescr': 'shown',
  'finishStep.selectedFile': 'shown',
  'returnStep.reason': 'shown',
  'writeStepComment.text': 'shown',
  'writeStepComment.selectedFile': 'shown',
  /** Written by a browser that has a passkey: a journey of its own. */
  'confirmPasskey.name': 'shown',

  /** A cover keeps no name. */
  'uploadImage.selectedFile': 'unseen',

  /** The name of a file of administrators, for them. */
  'startImport.selectedFile': 'echoed',
  'search.text': 'echoed',
  'listThesesInProgress.search': 'echoed',
  'listThesesInProgress.title': 'echoed',
  'listThesesInProgress.keywords': 'echoed',
  'listUngivenTheses.search': 'echoed',
  'listUngivenTheses.title': 'echoed',
  'listUngivenTheses.keywords': 'echoed',
  'listEndedTheses.search': 'echoed',
  'listEndedTheses.title': 'echoed',
  'listEndedTheses.keywords': 'echoed',
  'listThesesWithoutList.search': 'echoed',
  'listThesesWithoutList.title': 'echoed',
  'listThesesWithoutList.keywords': 'echoed',
  'countTheses.search': 'echoed',
  'countTheses.title': 'echoed',
  'countTheses.keywords': 'echoed',
  'listOpenTheses.search': 'echoed',
  'listOpenTheses.title': 'echoed',
  'listOpenTheses.keywords': 'echoed',
  'listMyTodoLists.title': 'echoed',
  'listTodoLists.title': 'echoed',
  'listTemplates.title': 'echoed',
  'listSecurityEvents.person': 'echoed',
  'listInspections.person': 'echoed',
  'listInspections.reader': 'echoed',
  'activate.email': 'echoed',
  'resendCode.email': 'echoed',
  'forgotPassword.email': 'echoed',
  'signIn.username': 'echoed',

  'signIn.password': 'unseen',
  'signIn.device_tokens': 'unseen',
  /** The installation has an administrator, and so keeps nothing of it. */
  'createFirstAdministrator.code': 'unseen',
  'createFirstAdministrator.username': 'unseen',
  'createFirstAdministrator.password': 'unseen',
  'createFirstAdministrator.email': 'unseen',
  'createFirstAdministrator.uName': 'unseen',
  'createFirstAdministrator.uSurname': 'unseen',
  /** Names of a list, which nothing else is kept for. */
  'addKnownPlaces.instName': 'unseen',
  'addKnownPlaces.departments': 'unseen',
  'register.password': 'unseen',
  'activate.code': 'unseen',
  'checkPasswordLink.token': 'unseen',
  'resetPassword.token': 'unseen',
  'resetPassword.newpass': 'unseen',
  'changePassword.oldpass': 'unseen',
  'changePassword.newpass': 'unseen',
  'confirmEmailChange.code': 'unseen',
  'confirmEmailChange.password': 'unseen',
  'cancelEmailChange.token': 'unseen',
  'makeDownloadToken.path': 'unseen',
  'beginPasskeySignIn.challenge': 'unseen',
  'beginInstitutionalSignIn.origin': 'unseen',
  'finishInstitutionalSignIn.returned': 'unseen',
  'finishInstitutionalSignIn.ticket': 'unseen',
  'beginInstitutionalProof.origin': 'unseen',
  'finishInstitutionalProof.returned': 'unseen',
  'finishInstitutionalProof.ticket': 'unseen',
  'linkIdentity.password': 'unseen',
  'linkIdentity.ticket': 'unseen',
  'registerByInstitution.ticket': 'unseen',
  'registerByInstitution.uName': 'unseen',
  'registerByInstitution.uSurname': 'unseen',
  'signOutOfInstitution.origin': 'unseen',
  'signInWithCode.challenge': 'unseen',
  'signInWithCode.code': 'unseen',
  'signInWithPasskey.challenge': 'unseen',
  'beginTotp.code': 'unseen',
  'beginTotp.password': 'unseen',
  'confirmTotp.code': 'unseen',
  'removeTotp.code': 'unseen',
  'removeTotp.password': 'unseen',
  'beginPasskey.code': 'unseen',
  'beginPasskey.password': 'unseen',
  'confirmPasskey.transports': 'unseen',
  'removePasskey.code': 'unseen',
  'removePasskey.password': 'unseen',
  'renewRecoveryCodes.code': 'unseen',
  'renewRecoveryCodes.password': 'unseen',
  'undoSecondFactor.token': 'unseen',
  'askForOwnData.password': 'unseen',
  'downloadOwnData.link': 'unseen',
  'deleteOwnAccount.password': 'unseen',
} as const satisfies Record<string, 'shown' | 'echoed' | 'unseen'>

export type FreeText = keyof typeof FREE_TEXTS

const NAMES = Object.keys(FREE_TEXTS) as FreeText[]

/** What every mark begins and ends with. */
export const MARK = 'zq'

/** A word by which a text is known again wherever it is shown, whatever was made of the rest. */
export function markOf(field: FreeText): string {
  return `${MARK}${NAMES.indexOf(field)}${MARK}`
}

/** The fields whose marks stand in a text. */
export function fieldsIn(text: string): FreeText[] {
  return [...text.matchAll(/zq(\d+)zq/gi)].flatMap(([, place]) => NAMES[Number(place)] ?? [])
}
