import type { Wire } from '@diatrivi/contract/endpoints'

export type WireThesis = Wire<'getThesis'>['response'][number]
export type WireList = Wire<'getTodoList'>['response'][number]
export type WireStep = Wire<'listTodoItems'>['response'][number]
export type WireInstitution = Wire<'listInstitutions'>['response'][number]
export type WireDepartment = Wire<'listDepartments'>['response'][number]
export type WireInstructor = Wire<'listInstructors'>['response'][number]

/** What a write answers that has nothing else to say. */
export const SAVED = { status: 200 } as const

export const wireDay = (day: string) =>
  ({ date: `${day} 00:00:00.000000`, timezone_type: 3, timezone: 'Europe/Athens' }) as const

/** `2026-06-24 12:30` */
export const wireMoment = (moment: string) =>
  ({ date: `${moment}:00.000000`, timezone_type: 3, timezone: 'Europe/Athens' }) as const

const SUPERVISOR = { username: 'supervisor', uName: 'Άννα', uSurname: 'Καρρά' }

/** A public topic without a student, as the API answers it. */
export const wireThesis = (more: Partial<WireThesis> = {}): WireThesis => ({
  thesisID: 7,
  thesisTitle: 'Θέμα',
  titleEn: null,
  textLanguage: 'el',
  thesisDescr: '',
  thesisAssignType: 'immediate',
  thesisIsPublicByInst: 1,
  thesisIsPublicByStu: 0,
  thesisIntDeadline: null,
  thesisStartDate: null,
  thesisIntendedEnd: null,
  thesisEndDate: null,
  thesisMark: null,
  thesisAbstract: null,
  student: null,
  doList: null,
  prefersTheses: [],
  keywords: [],
  instructor: SUPERVISOR,
  attachment: null,
  featuredImageID: null,
  state: 'ungiven',
  fit: null,
  department: { depID: 1, depName: 'Πληροφορικής', instID: 1, instName: 'ΕΚΠΑ' },
  version: 1,
  createdAt: wireDay('2026-03-01'),
  ...more,
})

/** A step without any work. */
export const wireStep = (more: Partial<WireStep> = {}): WireStep => ({
  dliID: 31,
  doListID: 5,
  dliTitle: 'Βιβλιογραφία',
  dliDescr: 'Είκοσι πηγές',
  dliOrder: 1,
  dliDuration: 2,
  dliDurationUnit: 'weeks',
  dliStudentOK: 0,
  dliInstructorOK: 0,
  stuOKWhen: null,
  instrOKWhen: null,
  attachment: null,
  returned: null,
  files: [],
  commentCount: 0,
  unread: false,
  version: 4,
  ...more,
})

/** A template with one step. */
export const wireList = (more: Partial<WireList> = {}): WireList => ({
  doListID: 5,
  instructor: SUPERVISOR,
  thesisID: { thesisID: -1 },
  doListTitle: 'Πρότυπο',
  doListDescr: '<p>Τα βήματα</p>',
  doListWhen: wireDay('2026-03-01'),
  doListItems: [wireStep()],
  released: null,
  version: 9,
  ...more,
})

const INSTITUTION = {
  instID: 2,
  instName: 'Ιόνιο Πανεπιστήμιο',
  instType: 'grUni',
  instURL: null,
  instLogo: null,
} as const

/** An institution without departments. */
export const wireInstitution = (more: Partial<WireInstitution> = {}): WireInstitution => ({
  ...INSTITUTION,
  instEmblemID: null,
  departments: [],
  version: 3,
  ...more,
})

export const wireDepartment = (more: Partial<WireDepartment> = {}): WireDepartment => ({
  depID: 7,
  depName: 'Πληροφορικής',
  depEmail: null,
  depPhone: null,
  depCity: null,
  depUrl: null,
  depLat: null,
  depLng: null,
  institution: INSTITUTION,
  version: 3,
  ...more,
})

export const wireInstructor = (more: Partial<WireInstructor> = {}): WireInstructor => ({
  id: 4,
  username: 'akarra',
  uName: 'Άννα',
  uSurname: 'Καρρά',
  uEmail: 'anna@example.gr',
  instrRank: 'lecturer',
  department: { depID: 7, depName: 'Πληροφορικής' },
  isActive: true,
  isDisabled: false,
  version: 3,
  ...more,
})
