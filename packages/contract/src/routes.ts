/**
 * Every route of the API, written once. Strings only, so that the browser can call by name without loading a schema.
 * Paths of older clients keep their misspellings, because those clients depend on them: docs/regulation.md#wire-names.
 */
export const ROUTES = {
  // account
  signIn: 'POST /login',
  signOut: 'POST /logout',
  authenticate: 'POST /authenticate',
  register: 'POST /register',
  activate: 'POST /activate',
  resendCode: 'POST /changeEmailConfirmationToken',
  forgotPassword: 'POST /password/forgot',
  checkPasswordLink: 'POST /password/reset/check',
  resetPassword: 'POST /password/reset',
  changePassword: 'PUT /user/update-password',
  confirmEmailChange: 'POST /user/email/confirm',
  cancelEmailChange: 'POST /user/email/cancel',
  withdrawEmailChange: 'DELETE /user/email/pending',
  makeDownloadToken: 'POST /v1/user/download-token',
  listSessions: 'GET /v1/user/sessions',
  endSession: 'DELETE /v1/user/session/:sessionId',
  endOtherSessions: 'DELETE /v1/user/sessions/others',
  signInWithCode: 'POST /login/second-factor',
  beginPasskeySignIn: 'POST /login/passkey/begin',
  signInWithPasskey: 'POST /login/passkey',
  getSecondFactor: 'GET /v1/user/second-factor',
  beginTotp: 'POST /v1/user/second-factor/totp',
  confirmTotp: 'POST /v1/user/second-factor/totp/confirm',
  removeTotp: 'POST /v1/user/second-factor/totp/remove',
  beginPasskey: 'POST /v1/user/second-factor/passkey',
  confirmPasskey: 'POST /v1/user/second-factor/passkey/confirm',
  removePasskey: 'POST /v1/user/second-factor/passkey/:passkeyId/remove',
  beginPasskeyProof: 'POST /v1/user/second-factor/proof',
  renewRecoveryCodes: 'POST /v1/user/second-factor/recovery-codes',
  undoSecondFactor: 'POST /user/second-factor/undo',
  getSignInWays: 'GET /login/ways',
  beginInstitutionalSignIn: 'POST /login/institution',
  finishInstitutionalSignIn: 'POST /login/institution/finish',
  linkIdentity: 'POST /login/institution/link',
  registerByInstitution: 'POST /login/institution/register',
  signOutOfInstitution: 'POST /logout/institution',
  getOwnProof: 'GET /v1/user/proof',
  beginInstitutionalProof: 'POST /v1/user/proof',
  finishInstitutionalProof: 'POST /v1/user/proof/finish',
  listIdentities: 'GET /v1/user/identities',
  unlinkIdentity: 'DELETE /v1/user/identity/:identityId',

  // personal data
  askForOwnData: 'POST /v1/user/data',
  downloadOwnData: 'GET /v1/user/data',
  getOwnDeletion: 'GET /v1/user/account/deletion',
  deleteOwnAccount: 'POST /v1/user/account/delete',

  // thesis
  listThesesInProgress: 'GET /v1/instructor/theses',
  listUngivenTheses: 'GET /v1/instructor/theses/ungiven',
  listEndedTheses: 'GET /v1/instructor/theses/ended',
  listThesesWithoutList: 'GET /v1/instructor/theses/no-todo',
  countTheses: 'GET /v1/instructor/theses/counts',
  listOpenTheses: 'GET /v1/student/theses/open',
  listDepartmentTheses: 'GET /v1/secretary/theses',
  listPastTheses: 'GET /v1/student/theses/past',
  getThesis: 'GET /v1/user/thesis/:thesisId',
  getThesisHistory: 'GET /v1/user/thesis/:thesisId/history',
  createThesis: 'POST /v1/instructor/thesis',
  editThesis: 'PUT /v1/instructor/thesis/:thesisId',
  setVisibilityOfTheses: 'PUT /v1/instructor/theses/visibility',
  setDeadlineOfTheses: 'PUT /v1/instructor/theses/deadline',
  offerThesesAgain: 'POST /v1/instructor/theses/offer-again',
  deleteThesis: 'DELETE /v1/instructor/thesis/:thesisId',
  markThesis: 'PUT /v1/instructor/thesis/:thesisId/mark',
  releaseThesis: 'PUT /v1/instructor/thesis/:thesisId/release',
  offerThesisAgain: 'POST /v1/instructor/thesis/:thesisId/offer-again',
  shareTopic: 'POST /v1/instructor/thesis/:thesisId/share',
  setThesisVisibility: 'PUT /v1/student/thesis/:thesisId/visibility/:flag',
  submitFinalText: 'POST /v1/student/thesis/:thesisId/final-text',
  downloadFinalText: 'GET /v1/user/thesis/:thesisId/attachment',

  // interest
  declareInterest: 'POST /v1/student/preferedThesis/add/:thesisId',
  reorderInterests: 'PUT /v1/student/preferedThesis/order',
  withdrawInterest: 'DELETE /v1/student/preferedThesis/:thesisId',
  acceptAssignment: 'PUT /v1/student/preferedThesis/assign/:thesisId',
  answerInterest: 'PUT /v1/instructor/thesis/assign-student/:thesisId/:username/:flag',
  getEligibility: 'GET /v1/user/thesis/:thesisId/eligibility',
  getCurrentThesis: 'GET /v1/student/thesis/current',

  // to-do list
  listMyTodoLists: 'GET /v1/user/todo-lists',
  listTodoLists: 'GET /v1/instructor/todo-lists',
  listTemplates: 'GET /v1/instructor/todo-lists/templates',
  getTodoList: 'GET /v1/instructor/todo-list/:listId',
  listTodoItems: 'GET /v1/instructor/todo-list/:listId/items',
  createTodoList: 'POST /v1/instructor/todo-list',
  editTodoList: 'PUT /v1/instructor/todo-list',
  deleteTodoList: 'DELETE /v1/instructor/todo-list/:listId',
  copyTodoList: 'POST /v1/instructor/todo-list/:listId/copy/:thesisId',
  copyTodoListToTheses: 'POST /v1/instructor/todo-list/:listId/copy',
  createTodoItem: 'POST /v1/instructor/todo-list/item',
  editTodoItem: 'PUT /v1/instructor/todo-list/item/:itemId',
  deleteTodoItem: 'DELETE /v1/instructor/todo-list/item/:itemId',
  moveTodoItem: 'PUT /v1/instructor/todo-list/item/:itemId/order/:order',
  downloadStepFile: 'GET /v1/instructor/todo-list/item/:itemId/attachment',
  finishStep: 'POST /v1/student/todoItem/:itemId/finish',
  acceptStep: 'PUT /v1/instructor/todoItem/:itemId/finish',
  cancelStepAcceptance: 'PUT /v1/instructor/todoItem/:itemId/finish/cancel',
  returnStep: 'POST /v1/instructor/todoItem/:itemId/student/cancel',

  // comment
  listStepComments: 'GET /v1/user/todoItem/:itemId/comments',
  writeStepComment: 'POST /v1/user/todoItem/:itemId/comment',
  downloadStepCommentFile: 'GET /v1/user/todoItem/comment/:commentId/attachment',

  // profile
  getInstructorProfile: 'GET /v1/instructor/profile',
  getStudentProfile: 'GET /v1/student/profile',
  getAdministratorProfile: 'GET /v1/admin/profile',
  getSecretaryProfile: 'GET /v1/secretary/profile',
  getInstructorProfileOf: 'GET /v1/instructor/profile/:username',
  getStudentProfileOf: 'GET /v1/student/profile/:username',
  editInstructorProfile: 'POST /v1/instructor/profile/edit',
  editStudentProfile: 'POST /v1/student/profile/edit',
  editSecretaryProfile: 'POST /v1/secretary/profile/edit',
  downloadCv: 'GET /user/profile/cv',
  downloadCvOf: 'GET /user/profile/cv/:username',

  // keyword
  listKeywords: 'GET /v1/user/keywords',

  // overview
  getNotificationOverview: 'GET /v1/instructor/notifications/overview',
  listThesesAwaitingAction: 'GET /v1/instructor/theses/instructor-action',
  listNewRequests: 'GET /v1/instructor/theses/user-requests/new',
  listExpiringTheses: 'GET /v1/instructor/theses/expiring',
  listExaminationsAhead: 'GET /v1/instructor/examinations/ahead',
  listLateTheses: 'GET /v1/instructor/theses/late',

  // search
  search: 'GET /v1/search',

  // notice
  listNotices: 'GET /v1/user/notices',
  countUnreadNotices: 'GET /v1/user/notices/unread',
  streamNotices: 'GET /v1/user/notices/stream',
  readNotice: 'PUT /v1/user/notice/:noticeId/read',
  unreadNotice: 'PUT /v1/user/notice/:noticeId/unread',
  readAllNotices: 'PUT /v1/user/notices/read',
  getNoticeSettings: 'GET /v1/user/notice-settings',
  setNoticeSettings: 'PUT /v1/user/notice-settings',

  // calendar
  getFeed: 'GET /v1/user/calendar-feed',
  createFeed: 'POST /v1/user/calendar-feed',
  editFeed: 'PUT /v1/user/calendar-feed',
  revokeFeed: 'DELETE /v1/user/calendar-feed',
  readFeed: 'GET /v1/public/calendar/:token',

  // timeline
  getTimeline: 'GET /v1/user/timeline',

  // image
  getPreviewImage: 'GET /v1/user/image/preview/:imageId',
  getCoverImage: 'GET /v1/user/image/cover/:imageId',
  listDepartmentImages: 'GET /v1/instructor/department/images',
  setThesisImage: 'PUT /v1/instructor/thesis/:thesisId/image/:imageId',
  listImagesOfDepartment: 'GET /v1/admin/department/:depID/images',
  uploadImage: 'POST /v1/admin/department/:depID/image',
  deleteImage: 'DELETE /v1/admin/image/:imageId',

  // administration
  listDepartments: 'GET /departments',
  createDepartment: 'POST /v1/admin/department',
  editDepartment: 'PUT /v1/admin/department/:depID',
  deleteDepartment: 'DELETE /v1/admin/department/:depID',
  listInstitutions: 'GET /v1/user/institutes',
  createInstitution: 'POST /v1/admin/institute',
  editInstitution: 'PUT /v1/admin/institute/:instID',
  deleteInstitution: 'DELETE /v1/admin/institute/:instID',
  getEmblem: 'GET /v1/user/emblem/:emblemId',
  getInstallationEmblem: 'GET /v1/user/emblem',
  uploadEmblem: 'POST /v1/admin/institute/:instID/emblem',
  deleteEmblem: 'DELETE /v1/admin/institute/:instID/emblem',
  listInstructors: 'GET /v1/admin/users/ins',
  createInstructor: 'POST /v1/admin/user/ins',
  editInstructor: 'PUT /v1/admin/user/ins/:username',
  listAdministrators: 'GET /v1/admin/users/adm',
  createAdministrator: 'POST /v1/admin/user/adm',
  listSecretaries: 'GET /v1/admin/users/sec',
  listStudentAccounts: 'GET /v1/admin/users/stu',
  createSecretary: 'POST /v1/admin/user/sec',
  editSecretary: 'PUT /v1/admin/user/sec/:username',
  deleteUser: 'DELETE /v1/admin/user/:username',
  getAccountAccess: 'GET /v1/admin/user/:username/access',
  setAccountDisabled: 'PUT /v1/admin/user/:username/disabled/:flag',
  endSessionsOf: 'DELETE /v1/admin/user/:username/sessions',
  takeSecondFactorOff: 'DELETE /v1/admin/user/:username/second-factor',
  listSecurityEvents: 'GET /v1/admin/security-events',
  listInspections: 'GET /v1/admin/inspections',
  getSystemStatus: 'GET /v1/admin/system',

  // import
  startImport: 'POST /v1/admin/import/:kind',
  listImports: 'GET /v1/admin/imports',
  getImport: 'GET /v1/admin/import/:importId',
  listImportRows: 'GET /v1/admin/import/:importId/rows',
  downloadImportFaults: 'GET /v1/admin/import/:importId/faults',
  applyImport: 'PUT /v1/admin/import/:importId/apply',
  undoImport: 'PUT /v1/admin/import/:importId/undo',
  startOfficeImport: 'POST /v1/secretary/import/:kind',
  listOfficeImports: 'GET /v1/secretary/imports',
  getOfficeImport: 'GET /v1/secretary/import/:importId',
  listOfficeImportRows: 'GET /v1/secretary/import/:importId/rows',
  downloadOfficeImportFaults: 'GET /v1/secretary/import/:importId/faults',
  applyOfficeImport: 'PUT /v1/secretary/import/:importId/apply',
  undoOfficeImport: 'PUT /v1/secretary/import/:importId/undo',

  // process
  getProcess: 'GET /v1/user/thesis/:thesisId/process',

  // committee
  listCandidates: 'GET /v1/instructor/thesis/:thesisId/committee/candidates',
  listSuggestedMembers: 'GET /v1/instructor/thesis/:thesisId/committee/suggestions',
  judgeOutsider: 'GET /v1/instructor/thesis/:thesisId/committee/outsider',
  proposeCommittee: 'PUT /v1/instructor/thesis/:thesisId/committee',
  listOwnCandidates: 'GET /v1/student/thesis/:thesisId/committee/candidates',
  proposeOwnCommittee: 'POST /v1/student/thesis/:thesisId/committee',
  answerProposal: 'PUT /v1/instructor/committee-proposal/:proposalId/answer',
  remindSeat: 'POST /v1/instructor/seat/:seatId/remind',
  replaceSeat: 'POST /v1/instructor/seat/:seatId/replace',
  answerSeat: 'PUT /v1/user/seat/:seatId/answer',
  leaveSeat: 'PUT /v1/user/seat/:seatId/leave',
  revokeSeatLink: 'PUT /v1/user/seat/:seatId/link/revoke',
  rewordMember: 'PUT /v1/secretary/seat/:seatId/person',
  openSeat: 'POST /v1/public/seat',
  readTextByLink: 'POST /v1/public/seat/text',
  answerSeatByLink: 'POST /v1/public/seat/answer',
  listOwnSeats: 'GET /v1/instructor/seats',
  listSeatsWithoutAccount: 'GET /v1/instructor/seats/without-account',
  joinSeat: 'PUT /v1/instructor/seat/:seatId/join',
  listCommittees: 'GET /v1/secretary/committees',

  // commissioner
  setCommissioner: 'PUT /v1/instructor/thesis/:thesisId/commissioner',
  removeCommissioner: 'DELETE /v1/instructor/thesis/:thesisId/commissioner',
  sendCommissionerLink: 'POST /v1/instructor/thesis/:thesisId/commissioner/link',
  revokeCommissionerLink: 'PUT /v1/user/thesis/:thesisId/commissioner/link/revoke',
  listCommissionerComments: 'GET /v1/user/thesis/:thesisId/commissioner/comments',
  writeCommissionerComment: 'POST /v1/user/thesis/:thesisId/commissioner/comment',
  openCommissionerTalk: 'POST /v1/public/commissioner',
  writeCommentByLink: 'POST /v1/public/commissioner/comment',

  // examination
  offerDates: 'PUT /v1/instructor/thesis/:thesisId/examination/dates',
  answerDates: 'PUT /v1/user/thesis/:thesisId/examination/dates',
  openDates: 'POST /v1/public/dates',
  answerDatesByLink: 'PUT /v1/public/dates',
  findClashes: 'GET /v1/user/examination/clashes',
  listExaminationPlaces: 'GET /v1/user/thesis/:thesisId/examination/places',
  planExamination: 'POST /v1/user/thesis/:thesisId/examination',
  moveExamination: 'PUT /v1/user/examination/:examinationId',
  announceExamination: 'PUT /v1/user/examination/:examinationId/announce',
  openMarking: 'PUT /v1/instructor/thesis/:thesisId/examination/marking',
  holdExamination: 'PUT /v1/instructor/examination/:examinationId/held',
  cancelExamination: 'PUT /v1/user/examination/:examinationId/cancel',
  listExaminations: 'GET /v1/secretary/examinations',
  // paper
  previewPaper: 'GET /v1/user/paper/preview',
  issuePaper: 'POST /v1/user/paper',
  downloadPaper: 'GET /v1/user/paper/:paperId',
  downloadSignedPaper: 'GET /v1/user/signed-paper/:returnId',
  listPapers: 'GET /v1/user/thesis/:thesisId/papers',
  getPaperOfCode: 'GET /v1/user/paper-of-code/:code',
  returnPaper: 'POST /v1/user/paper/:paperId/return',
  voidPaper: 'PUT /v1/user/paper/:paperId/void',
  setPaperProtocol: 'PUT /v1/secretary/paper/:paperId/protocol',
  listDepartmentPapers: 'GET /v1/secretary/papers',
  downloadPapers: 'GET /v1/secretary/paper-files',
  listMinutesDue: 'GET /v1/secretary/minutes-due',
  issuePapers: 'POST /v1/secretary/papers',
  verifyPaper: 'GET /v1/public/paper/:code',
  listPaperForms: 'GET /v1/secretary/paper-forms',
  setPaperForm: 'POST /v1/secretary/paper-form/:kind',
  downloadPaperForm: 'GET /v1/secretary/paper-form/:kind',
  deletePaperForm: 'DELETE /v1/secretary/paper-form/:kind',
  // marking
  getMarkSheet: 'GET /v1/user/examination/:examinationId/mark',
  saveMemberMark: 'PUT /v1/user/examination/:examinationId/mark',
  confirmMark: 'PUT /v1/user/examination/:examinationId/mark/confirm',
  acceptCorrections: 'PUT /v1/instructor/examination/:examinationId/corrections',
  correctMark: 'PUT /v1/secretary/examination/:examinationId/mark',
  sendMarkLink: 'POST /v1/user/examination/:examinationId/mark/link',
  openMarkSheet: 'POST /v1/public/mark',
  readTextToMark: 'POST /v1/public/mark/text',
  sendMarkCode: 'POST /v1/public/mark/code',
  saveMarkByLink: 'PUT /v1/public/mark',
  confirmMarkByLink: 'PUT /v1/public/mark/confirm',

  // statistics
  getStatistics: 'GET /v1/admin/statistics',
  getOwnStatistics: 'GET /v1/instructor/statistics',

  // student record
  listStudents: 'GET /v1/secretary/students',
  editStudentRecord: 'PUT /v1/secretary/student/:username/record',
  getOwnStudentRecord: 'GET /v1/student/record',

  // lists of a department
  listSavedViews: 'GET /v1/secretary/list/:list/views',
  saveView: 'POST /v1/secretary/list/:list/view',
  editSavedView: 'PUT /v1/secretary/list/:list/view/:viewId',
  deleteSavedView: 'DELETE /v1/secretary/list/:list/view/:viewId',
  exportList: 'GET /v1/secretary/export/:list',
  // student register
  getRegistryReading: 'GET /v1/secretary/registry/reading',
  readRegistry: 'POST /v1/secretary/registry/reading',
  listRegistryResults: 'GET /v1/secretary/registry/results',
  exportRegistry: 'POST /v1/secretary/registry/exports',
  listRegistryExports: 'GET /v1/secretary/registry/exports',
  downloadRegistryExport: 'GET /v1/secretary/registry/export/:exportId',
  withdrawRegistryExport: 'PUT /v1/secretary/registry/export/:exportId/withdraw',
  // staff
  listStaff: 'GET /v1/secretary/instructors',
  editStaff: 'PUT /v1/secretary/instructor/:username',
  listOutsideMembers: 'GET /v1/secretary/outside-members',
  setOutsideAbsences: 'PUT /v1/secretary/outside-members/:personId',
  listOffices: 'GET /v1/user/department/:depID/offices',
  setOffices: 'PUT /v1/admin/department/:depID/offices',

  // installation
  createFirstAdministrator: 'POST /first-run/administrator',
  listKnownPlaces: 'GET /v1/admin/known-places',
  addKnownPlaces: 'POST /v1/admin/known-places',
  tryMail: 'POST /v1/admin/mail/try',
  trySignInProviders: 'POST /v1/admin/sign-in-providers/try',

  // mail
  getMailStatus: 'GET /v1/admin/mail',
  listMails: 'GET /v1/admin/mails',
  retryMail: 'PUT /v1/admin/mail/:mailId/retry',
  retryAllMails: 'PUT /v1/admin/mails/retry',

  // webhook
  listWebhooks: 'GET /v1/admin/webhooks',
  createWebhook: 'POST /v1/admin/webhook',
  editWebhook: 'PUT /v1/admin/webhook/:webhookId',
  deleteWebhook: 'DELETE /v1/admin/webhook/:webhookId',
  setWebhookPaused: 'PUT /v1/admin/webhook/:webhookId/paused/:flag',
  renewWebhookSecret: 'POST /v1/admin/webhook/:webhookId/secret',
  tryWebhook: 'POST /v1/admin/webhook/:webhookId/ping',
  listWebhookDeliveries: 'GET /v1/admin/webhook/:webhookId/deliveries',
  sendWebhookAgain: 'PUT /v1/admin/webhook-delivery/:deliveryId/send-again',

  // rule books
  listProgrammes: 'GET /v1/user/programmes',
  createProgramme: 'POST /v1/secretary/programme',
  editProgramme: 'PUT /v1/secretary/programme/:programmeId',
  listRulebooks: 'GET /v1/user/department/:depID/rulebooks',
  getRulebook: 'GET /v1/user/rulebook/:rulebookId',
  draftRulebook: 'POST /v1/secretary/rulebook',
  editRulebook: 'PUT /v1/secretary/rulebook/:rulebookId',
  rehearseRulebook: 'POST /v1/secretary/rulebook/:rulebookId/rehearse',
  publishRulebook: 'PUT /v1/secretary/rulebook/:rulebookId/publish',
  deleteRulebook: 'DELETE /v1/secretary/rulebook/:rulebookId',

  // public catalogue
  getPublicTopic: 'GET /v1/public/topic/:thesisId',
  listPublicDepartments: 'GET /v1/public/departments',
  listPublicTopics: 'GET /v1/public/department/:depID/topics',
  listFinishedTheses: 'GET /v1/public/department/:depID/finished',
  getFinishedThesis: 'GET /v1/public/thesis/:thesisId',
  listPresentations: 'GET /v1/public/department/:depID/presentations',
} as const

export type RouteName = keyof typeof ROUTES
export type Route<Name extends RouteName = RouteName> = (typeof ROUTES)[Name]
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The names between the colons of a path: `:thesisId/:flag` gives `'thesisId' | 'flag'`. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | PathParam<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never
