import { CATALOGUE_PAGES, NOTICE_SETTINGS_ANCHOR, PAGES, pagePath } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { Language } from '@diatrivi/domain/shared/language'
import type { OfficeKind } from '@diatrivi/domain/work/import/import-kind'
import { href } from 'react-router'
import type { SessionFacts } from './api/session.ts'

/** What the address of a profile says while the dialog that changes the password is open. */
export const PASSWORD_DIALOG = 'password'

/** Every address of the application is built here and nowhere else, from the contract's table of pages. */
export const paths = {
  home: () => href(PAGES.home),
  /** Redirects each person to his or her first page. */
  dashboard: () => href(PAGES.dashboard),
  signIn: ({ returnTo, expired }: { returnTo?: string; expired?: boolean } = {}) =>
    withSearch(href(PAGES.signIn), { returnTo, expired: expired ? '1' : undefined }),
  /** The first page of an empty installation. */
  firstRun: () => href(PAGES.firstRun),
  register: () => href(PAGES.register),
  confirmEmail: (email: string) => href(PAGES.confirmEmail, { email }),
  forgotPassword: () => href(PAGES.forgotPassword),
  resetPassword: (token: string) => withSearch(href(PAGES.resetPassword), { token }),
  cancelEmailChange: (token: string) => withSearch(href(PAGES.cancelEmailChange), { token }),
  /** For a person whose role demands one; goes on to the return address. */
  setUpSecondFactor: (returnTo?: string) => withSearch(href(PAGES.setUpSecondFactor), { returnTo }),
  undoSecondFactor: (token: string) => withSearch(href(PAGES.undoSecondFactor), { token }),
  accessDenied: () => href(PAGES.accessDenied),
  accessibility: () => href(PAGES.accessibility),
  privacy: () => href(PAGES.privacy),

  thesis: (thesisId: number) => href(PAGES.thesis, { thesisId: String(thesisId) }),
  /** For reading. */
  rulebook: (rulebookId: number) => href(PAGES.rulebook, { rulebookId: String(rulebookId) }),
  notices: () => href(PAGES.notices),
  help: () => href(PAGES.help),
  helpArticle: (article: string) => href(PAGES.helpArticle, { article }),
  /** The profile of any person, for readers of every role. */
  profile: (username: string) => href(PAGES.profile, { id: username }),

  instructor: {
    overview: () => href(PAGES.instructor.overview),
    statistics: () => href(PAGES.instructor.statistics),
    timeline: () => href(PAGES.instructor.timeline),
    profile: () => href(PAGES.instructor.profile),
    profilePreview: (username: string) => href(PAGES.instructor.profilePreview, { id: username }),
    theses: () => href(PAGES.instructor.theses),
    ungivenTheses: () => href(PAGES.instructor.ungivenTheses),
    endedTheses: () => href(PAGES.instructor.endedTheses),
    createThesis: () => href(PAGES.instructor.createThesis),
    editThesis: (thesisId: number) => href(PAGES.instructor.editThesis, { id: String(thesisId) }),
    thesis: (thesisId: number) => href(PAGES.instructor.thesis, { id: String(thesisId) }),
    todoLists: () => href(PAGES.instructor.todoLists),
    /** With a thesis the list belongs to it; else it is a template. */
    createTodoList: (thesisId?: number) =>
      withSearch(href(PAGES.instructor.createTodoList), { thesis: thesisId?.toString() }),
    editTodoList: (listId: number) => href(PAGES.instructor.editTodoList, { id: String(listId) }),
    /** Without a list it is chosen there. */
    createTodoItem: (listId?: number) =>
      withSearch(href(PAGES.instructor.createTodoItem), { list: listId?.toString() }),
    committees: () => href(PAGES.instructor.committees),
    /** The own marks of an examination. */
    markSheet: (examinationId: number) => href(PAGES.instructor.markSheet, { id: String(examinationId) }),
  },

  student: {
    profile: () => href(PAGES.student.profile),
    currentThesis: () => href(PAGES.student.currentThesis),
    openTheses: () => href(PAGES.student.openTheses),
    pastTheses: () => href(PAGES.student.pastTheses),
    /** What remains of a released assignment. */
    pastThesis: (assignmentId: number) => href(PAGES.student.pastThesis, { id: String(assignmentId) }),
    thesis: (thesisId: number) => href(PAGES.student.thesis, { id: String(thesisId) }),
  },

  secretary: {
    area: () => href(PAGES.secretary.area),
    theses: () => href(PAGES.secretary.theses),
    timeline: () => href(PAGES.secretary.timeline),
    students: () => href(PAGES.secretary.students),
    studentsNamed: (search: string) => withSearch(href(PAGES.secretary.students), { search }),
    committees: () => href(PAGES.secretary.committees),
    staff: () => href(PAGES.secretary.staff),
    examinations: () => href(PAGES.secretary.examinations),
    import: (importId?: number) => withSearch(href(PAGES.secretary.import), { import: importId?.toString() }),
    importOf: (kind: OfficeKind) => withSearch(href(PAGES.secretary.import), { kind }),
    registry: () => href(PAGES.secretary.registry),
    papers: () => href(PAGES.secretary.papers),
    paperForms: () => href(PAGES.secretary.paperForms),
    rulebooks: () => href(PAGES.secretary.rulebooks),
    rulebook: (id: number) => href(PAGES.secretary.rulebook, { id: String(id) }),
    profile: () => href(PAGES.secretary.profile),
  },

  administrator: {
    area: () => href(PAGES.administrator.area),
    profile: () => href(PAGES.administrator.profile),
    institutions: () => href(PAGES.administrator.institutions),
    departments: () => href(PAGES.administrator.departments),
    users: () => href(PAGES.administrator.users),
    secretaries: () => href(PAGES.administrator.secretaries),
    administrators: () => href(PAGES.administrator.administrators),
    students: () => href(PAGES.administrator.students),
    import: (importId?: number) =>
      withSearch(href(PAGES.administrator.import), { import: importId?.toString() }),
    mail: () => href(PAGES.administrator.mail),
    security: () => href(PAGES.administrator.security),
    /** The inspections of one person, where the username is given. */
    inspections: (person?: string) => withSearch(href(PAGES.administrator.inspections), { person }),
    statistics: () => href(PAGES.administrator.statistics),
    system: () => href(PAGES.administrator.system),
    webhooks: () => href(PAGES.administrator.webhooks),
    rulebooks: (departmentId?: number) =>
      withSearch(href(PAGES.administrator.rulebooks), { department: departmentId?.toString() }),
    rulebook: (id: number) => href(PAGES.administrator.rulebook, { id: String(id) }),
    firstRun: () => href(PAGES.administrator.firstRun),
  },
} as const

export function profilePathOf(role: Role): string {
  return paths[role].profile()
}

/** The profile with the dialog that changes the password. */
export function changePasswordPathOf(role: Role): string {
  return withSearch(profilePathOf(role), { open: PASSWORD_DIALOG })
}

/** Where a person begins who signs in: on the own profile, and the secretary on what waits in the department. */
export function landingPathOf(role: Role): string {
  return role === 'secretary' ? paths.secretary.area() : profilePathOf(role)
}

/** Where a person goes who has signed in. */
export function placeAfterSignIn(facts: SessionFacts, returnTo: string | null): string {
  if (!facts.isActive) return paths.confirmEmail(facts.email)
  const place = isOwnPath(returnTo) ? returnTo : landingPathOf(facts.role)
  return facts.mustSetUpSecondFactor ? paths.setUpSecondFactor(place) : place
}

const HOMES: Record<Role, () => string> = {
  instructor: paths.instructor.overview,
  student: paths.student.currentThesis,
  secretary: paths.secretary.area,
  administrator: paths.administrator.area,
}

/** What waits for a person who is signed in: where the wordmark leads. */
export function homePathOf(role: Role): string {
  return HOMES[role]()
}

export function noticeSettingsPathOf(role: Role): string {
  return `${profilePathOf(role)}#${NOTICE_SETTINGS_ANCHOR}`
}

/** The public topics of a department. The web server writes them: no page of the router. */
export function publicTopicsPath(departmentId: number, language: Language): string {
  const lang = language === 'el' ? undefined : language
  return withSearch(pagePath(CATALOGUE_PAGES.topics, { depId: departmentId }), { lang })
}

function withSearch(path: string, parameters: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Stands for ours: what a browser makes of a path does not depend on it. */
const SOME_ORIGIN = 'https://own.invalid'

/**
 * A return address is only ever a page of ours, written as a browser reads it: `//evil.example`, `/\evil.example` and
 * `/<tab>/evil.example` are not, nor is `/.//evil.example`, which becomes the first of them.
 */
export function isOwnPath(address: string | null): address is string {
  if (address === null || !URL.canParse(address, SOME_ORIGIN)) return false
  const { origin, pathname, search, hash } = new URL(address, SOME_ORIGIN)
  return origin === SOME_ORIGIN && !pathname.startsWith('//') && pathname + search + hash === address
}
