import type { Endpoints } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'

type NameWithBody = {
  [Name in RouteName]: Endpoints[Name] extends { body: unknown } ? Name : never
}[RouteName]

const TOO_LONG = 'α'.repeat(300)
const wrongStep = { dliTitle: '', dliDescr: 7, dliDuration: 500, dliDurationUnit: 'years' }
const wrongThesis = {
  thesisTitle: ' ',
  thesisAssignType: 'tomorrow',
  thesisDescr: 7,
  thesisIsPublicByInst: 'perhaps',
  thesisIntDeadline: '2026-02-30',
  thesisStartDate: 'soon',
  thesisIntendedEnd: 7,
  tags: { keywords: [{ keyword: 'δίκτυα', status: 'unheard of' }] },
}
const wrongInstructor = {
  username: 'με κενά',
  uName: '',
  uSurname: TOO_LONG,
  uEmail: 'nowhere',
  rank: 'dean',
  depID: 0,
}

/** A body with as many wrong fields as it can have, so that each field's sentence is recorded. Forgetting one does not compile. */
export const INVALID_BODIES = {
  signIn: { username: '', password: 7 },
  authenticate: { type: 'dean' },
  register: {
    username: '-',
    password: '',
    email: 'nowhere',
    uName: ' ',
    uSurname: TOO_LONG,
    department: 'abc',
  },
  activate: { email: 'nowhere' },
  resendCode: {},
  forgotPassword: { email: 'nowhere' },
  checkPasswordLink: {},
  resetPassword: { token: '' },
  changePassword: { oldpass: '' },
  confirmEmailChange: { code: '' },
  cancelEmailChange: {},
  signInWithCode: { challenge: '', code: 7 },
  beginPasskeySignIn: {},
  signInWithPasskey: { challenge: 'α', response: { id: 'α', type: 'password', response: {} } },
  beginTotp: { password: '', code: 7 },
  confirmTotp: { code: '' },
  removeTotp: { passkey: { id: 7 } },
  beginPasskey: {},
  confirmPasskey: { response: { id: '', response: { attestationObject: 7 } }, name: ' ' },
  removePasskey: { password: 7 },
  renewRecoveryCodes: { code: TOO_LONG },
  undoSecondFactor: { token: '' },
  makeDownloadToken: { path: '' },
  createThesis: wrongThesis,
  editThesis: { thesis: wrongThesis },
  setVisibilityOfTheses: { theses: [], thesisIsPublicByInst: 'perhaps' },
  setDeadlineOfTheses: { theses: ['x'], thesisIntDeadline: '2026-02-30' },
  markThesis: { mark: 11 },
  releaseThesis: { reason: ' ' },
  submitFinalText: { thesisAbstract: 'α'.repeat(20_001) },
  declareInterest: { prefOrder: 101 },
  answerInterest: { messageToOthers: 'α'.repeat(501) },
  reorderInterests: { theses: [1, 1] },
  createTodoList: { todoList: { doListTitle: '', doListDescr: 7, thesisID: 'abc' }, template: 'perhaps' },
  editTodoList: { todoList: { doListTitle: '' } },
  copyTodoListToTheses: { theses: Array.from({ length: 101 }, (_none, index) => index + 1) },
  createTodoItem: { todoListItem: { ...wrongStep, dliOrder: 0 }, todoList: {} },
  editTodoItem: { todoListItem: wrongStep },
  returnStep: { reason: 7 },
  writeStepComment: { text: ' ' },
  editInstructorProfile: { user: { uName: '', uSurname: TOO_LONG, uEmail: 'nowhere', uIsPublic: 'perhaps' } },
  editStudentProfile: { user: { uName: '', uEmail: '' }, tags: { keywords: [{ keyword: 7 }] } },
  setNoticeSettings: { language: 'fr', settings: [{ kind: 'unheard of' }] },
  createDepartment: {
    depName: '',
    depEmail: 'nowhere',
    depPhone: TOO_LONG,
    depCity: TOO_LONG,
    depUrl: 'no address',
    depLat: 91,
    depLng: 'east',
    instID: null,
  },
  editDepartment: { depName: TOO_LONG },
  createInstitution: {
    instName: '',
    instType: 'school',
    instURL: 'no address',
    instLogo: 'javascript:alert(1)',
  },
  editInstitution: {},
  createInstructor: wrongInstructor,
  editInstructor: wrongInstructor,
} satisfies Record<NameWithBody, unknown>
