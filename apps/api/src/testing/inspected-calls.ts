import type { ROUTES, RouteName } from '@diatrivi/contract/routes'
import type { InspectionKind } from '@diatrivi/domain/account/inspection'

type ReadingCall = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends `GET ${string}` ? Name : never
}[RouteName]

const own = { because: 'it is about who asks' }
const nobody = { because: 'it says nothing of a student that is opened' }
const inLists = {
  because: 'it is a page of a list, in which people are named so that one of them can be opened',
}
const publicOnly = { because: 'nobody has these theses, or their instructors show themselves' }

/** Every call that reads: as what it is counted, or why it is not. A new one does not compile without its line. */
export const INSPECTED: Record<ReadingCall, InspectionKind | { because: string }> = {
  getStudentProfileOf: 'profile',
  downloadCvOf: 'cv',
  getThesis: 'thesis',
  getThesisHistory: 'history',
  downloadFinalText: 'final_text',
  downloadStepFile: 'step_file',
  listStepComments: 'conversation',
  downloadStepCommentFile: 'conversation',
  // Without `page`, as a file is made.
  listThesesInProgress: 'list',
  listThesesWithoutList: 'list',
  listEndedTheses: 'list',
  listDepartmentTheses: 'list',
  listStudents: 'list',
  getAccountAccess: 'account',
  listSecurityEvents: 'security_log',

  getProcess: 'thesis',
  listPapers: 'thesis',
  previewPaper: 'thesis',
  downloadPaper: 'thesis',
  downloadSignedPaper: 'thesis',
  getPaperOfCode: 'thesis',
  listDepartmentPapers: 'list',
  listMinutesDue: inLists,
  verifyPaper: nobody,
  getMarkSheet: 'thesis',
  listCandidates: nobody,
  listOwnSeats: own,
  findClashes: nobody,
  // Without `page`, as a file is made.
  listExaminations: 'list',
  listInspections: { because: 'it would stand in its own answer' },
  getTodoList: { because: 'its steps are read with the thesis' },
  listTodoItems: { because: 'its steps are read with the thesis' },
  listTodoLists: inLists,
  listThesesAwaitingAction: inLists,
  listNewRequests: inLists,
  listExpiringTheses: inLists,
  search: inLists,
  getEligibility: inLists,
  listMails: inLists,
  listWebhookDeliveries: inLists,
  getStudentImport: nobody,
  listStudentImports: nobody,
  listStudentImportRows: { because: 'the office of the department brought the list' },
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

  getSignInWays: nobody,
  listSecretaries: nobody,
  countTheses: nobody,
  listKeywords: nobody,
  getPreviewImage: nobody,
  getCoverImage: nobody,
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
}
