import type { ROUTES, RouteName } from './routes.ts'

/** The header by which a caller says that a call is the same as an earlier one: docs/regulation.md#once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Long enough that two callers never choose the same by chance; visible characters only. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/

export function isIdempotencyKey(text: string): boolean {
  return IDEMPOTENCY_KEY.test(text)
}

type PostName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends `POST ${string}` ? Name : never
}[RouteName]

type CreatesOrNot = true | { not: string }

const ofASession = { not: 'it opens, ends or describes a session, and a token is never stored' }
const ofAFactor = { not: 'its proof works once, and its answer may hold a secret, which is never stored' }
const ofASystem = { not: 'its answer holds a secret, which is never stored' }
const byCode = { not: 'the code or the link works once' }
const readsByLink = {
  not: 'it reads: the code of its link travels in the body, because addresses are logged',
}
const aReading = { not: 'a second reading replaces what the first has prepared' }
const anEdit = { not: 'it edits: a second time writes the same' }

/** Every POST: whether it creates, so that an `Idempotency-Key` makes it happen once, or why it does not. */
export const CREATING_CALLS = {
  createThesis: true,
  offerThesisAgain: true,
  offerThesesAgain: true,
  shareTopic: true,
  submitFinalText: true,
  declareInterest: true,
  createTodoList: true,
  copyTodoList: true,
  copyTodoListToTheses: true,
  createTodoItem: true,
  finishStep: true,
  returnStep: true,
  writeStepComment: true,
  writeCommissionerComment: true,
  uploadImage: true,
  uploadEmblem: true,
  createDepartment: true,
  createInstitution: true,
  createInstructor: true,
  createAdministrator: true,
  createSecretary: true,
  startImport: true,
  startOfficeImport: true,
  saveView: true,
  createProgramme: true,
  draftRulebook: true,
  planExamination: true,
  proposeOwnCommittee: true,
  issuePaper: true,
  issuePapers: true,
  returnPaper: true,
  setPaperForm: true,
  exportRegistry: true,

  signIn: ofASession,
  signOut: ofASession,
  authenticate: ofASession,
  makeDownloadToken: ofASession,
  signInWithCode: ofASession,
  beginPasskeySignIn: ofASession,
  signInWithPasskey: ofASession,
  beginTotp: ofAFactor,
  confirmTotp: ofAFactor,
  removeTotp: ofAFactor,
  beginPasskey: ofAFactor,
  confirmPasskey: ofAFactor,
  removePasskey: ofAFactor,
  beginPasskeyProof: ofAFactor,
  renewRecoveryCodes: ofAFactor,
  undoSecondFactor: byCode,
  beginInstitutionalSignIn: ofASession,
  finishInstitutionalSignIn: ofASession,
  beginInstitutionalProof: ofASession,
  finishInstitutionalProof: ofASession,
  linkIdentity: ofASession,
  registerByInstitution: ofASession,
  signOutOfInstitution: ofASession,
  createFeed: ofASystem,
  createWebhook: ofASystem,
  renewWebhookSecret: ofASystem,
  tryWebhook: { not: 'an event that says nothing harms nobody twice' },
  createFirstAdministrator: { not: 'the code works once, and the answer holds a token' },
  addKnownPlaces: { not: 'what is there already is not made again' },
  rehearseRulebook: { not: 'it tries, and keeps nothing' },
  readRegistry: aReading,
  tryMail: { not: 'it tries the mail server: a second mail says the same' },
  trySignInProviders: { not: 'it asks providers, and keeps nothing' },
  register: { not: 'the username makes at most one account, and the answer holds a token' },
  activate: byCode,
  checkPasswordLink: byCode,
  resetPassword: byCode,
  confirmEmailChange: byCode,
  cancelEmailChange: byCode,
  deleteOwnAccount: { not: 'it deletes, and a second time there is nobody left to ask' },
  askForOwnData: { not: 'its answer holds a link, which is never stored' },
  resendCode: { not: 'at most one mail leaves in a minute' },
  forgotPassword: { not: 'at most one mail leaves in a minute' },
  remindSeat: { not: 'it happens once a day' },
  openSeat: readsByLink,
  openMarkSheet: readsByLink,
  openDates: readsByLink,
  openCommissionerTalk: readsByLink,
  readTextByLink: readsByLink,
  readTextToMark: readsByLink,
  sendMarkCode: { not: 'the newest code is the only one that holds, and few leave in a day' },
  sendCommissionerLink: { not: 'the newest link is the only one that holds' },
  writeCommentByLink: { not: 'its caller has no account by which keys are kept apart' },
  sendMarkLink: { not: 'the newest link is the only one that holds' },
  answerSeatByLink: byCode,
  replaceSeat: { not: 'the seat is filled: a second time is refused' },
  editInstructorProfile: anEdit,
  editStudentProfile: anEdit,
  editSecretaryProfile: anEdit,
} as const satisfies Record<PostName, CreatesOrNot>

const calls: Readonly<Partial<Record<RouteName, CreatesOrNot>>> = CREATING_CALLS

export function isCreatingCall(name: RouteName): boolean {
  return calls[name] === true
}
