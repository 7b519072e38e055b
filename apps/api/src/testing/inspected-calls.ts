import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import type { ROUTES, RouteName } from '@diatrivi/contract/routes'
import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'

type ReadingCall = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends `GET ${string}` ? Name : AnsweringCall<Name>
}[RouteName]

/** A call that writes, or only counts as one, and answers more than that it was done, to others than students. */
type AnsweringCall<Name extends RouteName> = Endpoints[Name]['access'] extends { roles: infer Roles }
  ? Roles extends readonly (infer Role)[]
    ? [Exclude<Role, 'student'>] extends [never]
      ? never
      : [Content<Wire<Name>['response']>] extends [never]
        ? never
        : Name
    : never
  : never

/** An answer with more than a status, the id of what was made, and the mails to people of no account that leave later. */
type Content<Answer> = Answer extends string | number
  ? never
  : [Exclude<keyof Answer, 'status' | 'id' | 'heldMails'>] extends [never]
    ? never
    : Answer

const own = { because: 'it is about who asks' }
const nobody = { because: 'it says nothing of a student that is opened' }
const inLists = {
  because: 'it is a page of a list, in which people are named so that one of them can be opened',
}
const publicOnly = { because: 'nobody has these theses, or their instructors show themselves' }

/** Every call that shows something: as what it is counted, or why it is not. A new one does not compile without its line. */
export const INSPECTED: Record<ReadingCall, InspectionKind | { because: string }> = {
  getStudentProfileOf: 'profile',
  downloadCvOf: 'cv',
  getThesis: 'thesis',
  getThesisHistory: 'history',
  downloadFinalText: 'final_text',
  downloadStepFile: 'step_file',
  listStepComments: 'conversation',
  listCommissionerComments: 'conversation',
  downloadStepCommentFile: 'conversation',
  // Without `page`, as a file is made.
  listThesesInProgress: 'list',
  listThesesWithoutList: 'list',
  listEndedTheses: 'list',
  listDepartmentTheses: 'list',
  getTimeline: 'list',
  listStudents: 'list',
  listStudentAccounts: 'list',
  getAccountAccess: 'account',
  listSecurityEvents: 'security_log',

  getProcess: 'thesis',
  listPapers: 'thesis',
  previewPaper: 'thesis',
  downloadPaper: 'thesis',
  downloadSignedPaper: 'thesis',
  getPaperOfCode: 'thesis',
  listDepartmentPapers: 'list',
  downloadPapers: 'thesis',
  listCommittees: 'list',
  exportList: 'list',
  listRegistryResults: 'list',
  downloadRegistryExport: 'list',
  listExaminations: 'list',
  listMinutesDue: 'list',
  rehearseRulebook: 'list',
  verifyPaper: nobody,
  listPublicDepartments: nobody,
  listPublicTopics: nobody,
  getPublicTopic: nobody,
  listFinishedTheses: nobody,
  getFinishedThesis: nobody,
  listPresentations: nobody,
  listPaperForms: nobody,
  downloadPaperForm: nobody,
  getMarkSheet: 'thesis',
  listCandidates: nobody,
  listSuggestedMembers: nobody,
  judgeOutsider: nobody,
  listOwnCandidates: nobody,
  listOwnSeats: own,
  listSeatsWithoutAccount: own,
  findClashes: nobody,
  listExaminationPlaces: nobody,
  listInspections: { because: 'it would stand in its own answer' },
  getTodoList: { because: 'its steps are read with the thesis' },
  listTodoItems: { because: 'its steps are read with the thesis' },
  listTodoLists: inLists,
  listThesesAwaitingAction: inLists,
  listNewRequests: inLists,
  listExpiringTheses: inLists,
  listExaminationsAhead: inLists,
  listLateTheses: inLists,
  search: inLists,
  getEligibility: inLists,
  listMails: inLists,
  listSentMails: inLists,
  listWebhookDeliveries: inLists,
  getOfficeImport: nobody,
  listStaff: nobody,
  listOutsideMembers: nobody,
  listOffices: nobody,
  getRegistryReading: nobody,
  readRegistry: nobody,
  listRegistryExports: nobody,
  listOfficeImports: nobody,
  listSavedViews: own,
  getFeed: own,
  createFeed: own,
  readFeed: { because: 'it is about the person whose address it is' },
  listOfficeImportRows: { because: 'the office of the department brought the list' },
  downloadOfficeImportFaults: { because: 'the office of the department brought the list' },
  downloadImportFaults: { because: 'the administrator brought the file' },
  listImportRows: { because: 'the administrator brought the file' },

  listUngivenTheses: publicOnly,
  listOpenTheses: publicOnly,
  getInstructorProfileOf: publicOnly,
  listInstructors: publicOnly,

  listSessions: own,
  getSecondFactor: own,
  listIdentities: own,
  downloadOwnData: own,
  getOwnDeletion: own,
  getOwnProof: own,
  listPastTheses: own,
  getCurrentThesis: own,
  listMyTodoLists: own,
  listTemplates: own,
  getInstructorProfile: own,
  getStudentProfile: own,
  getAdministratorProfile: own,
  getSecretaryProfile: own,
  getOwnStudentRecord: own,
  downloadCv: own,
  getNotificationOverview: own,
  listNotices: own,
  countUnreadNotices: own,
  streamNotices: own,
  getNoticeSettings: own,
  confirmPushBrowser: own,

  getSignInWays: nobody,
  getPushKey: nobody,
  listAdministrators: nobody,
  listSecretaries: nobody,
  countTheses: nobody,
  listKeywords: nobody,
  getPreviewImage: nobody,
  getCoverImage: nobody,
  getEmblem: nobody,
  getInstallationEmblem: nobody,
  listDepartmentImages: nobody,
  listImagesOfDepartment: nobody,
  listDepartments: nobody,
  listKnownPlaces: nobody,
  listInstitutions: nobody,
  getSystemStatus: nobody,
  listImports: nobody,
  getImport: nobody,
  listProgrammes: nobody,
  listRulebooks: nobody,
  getRulebook: nobody,
  getStatistics: nobody,
  getOwnStatistics: nobody,
  getMailStatus: nobody,
  listWebhooks: nobody,

  // Calls that write, and answer more than that it was done.
  askForOwnData: own,
  makeDownloadToken: own,
  changePassword: own,
  beginTotp: own,
  confirmTotp: own,
  beginPasskey: own,
  confirmPasskey: own,
  beginPasskeyProof: own,
  renewRecoveryCodes: own,
  beginInstitutionalProof: own,
  finishInstitutionalProof: own,
  editThesis: { because: 'its instructor has just written it' },
  answerInterest: nobody,
  offerDates: nobody,
  planExamination: nobody,
  moveExamination: nobody,
  openMarking: nobody,
  proposeCommittee: nobody,
  replaceSeat: nobody,
  answerProposal: nobody,
  answerSeat: own,
  copyTodoList: nobody,
  copyTodoListToTheses: nobody,
  setVisibilityOfTheses: nobody,
  setDeadlineOfTheses: nobody,
  offerThesesAgain: nobody,
  issuePaper: nobody,
  issuePapers: nobody,
  startImport: nobody,
  startOfficeImport: nobody,
  addKnownPlaces: nobody,
  tryMail: nobody,
  trySignInProviders: nobody,
  retryAllMails: nobody,
  createWebhook: nobody,
  renewWebhookSecret: nobody,
}
