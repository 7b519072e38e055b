import type { Role } from '@diatrivi/domain/people/account/role'
import type { PathParam } from './routes.ts'

/**
 * The pages of the web app, as patterns of its router: its links, its server and the links in mails begin here. Which
 * file draws a page stands in `apps/web/src/routes.ts`, whose test finds a page of this table that it does not know.
 */
export const PAGES = {
  home: '/',
  dashboard: '/dashboard',
  signIn: '/login',
  institutionalSignIn: '/login/institution',
  firstRun: '/first-run',
  register: '/register',
  confirmEmail: '/authenticateEmail/:email',
  forgotPassword: '/password/forgot',
  resetPassword: '/password/reset',
  cancelEmailChange: '/email/cancel',
  setUpSecondFactor: '/second-factor',
  undoSecondFactor: '/second-factor/undo',
  /** By the link in a mail to a person without an account; the code is its fragment. */
  seat: '/s',
  accessDenied: '/unathorized',
  accessibility: '/accessibility',
  privacy: '/privacy',
  thesis: '/thesis/:thesisId',
  rulebook: '/rulebook/:rulebookId',
  /** What the QR of a paper leads to. */
  paper: '/p/:code',
  notices: '/dashboard/notices',
  help: '/help',
  helpArticle: '/help/:article',
  profile: '/profile/:id',

  instructor: {
    area: '/dashboard/instructor',
    overview: '/dashboard/instructor/overview',
    profile: '/dashboard/instructor/profile/:id?',
    profilePreview: '/dashboard/instructor/profile/preview/:id',
    statistics: '/dashboard/instructor/statistics',
    timeline: '/dashboard/instructor/timeline',
    theses: '/dashboard/instructor/theses',
    ungivenTheses: '/dashboard/instructor/theses/ungiven',
    endedTheses: '/dashboard/instructor/theses/ended',
    createThesis: '/dashboard/instructor/thesis/create',
    editThesis: '/dashboard/instructor/thesis/edit/:id',
    thesis: '/dashboard/instructor/thesis/single/:id',
    todoLists: '/dashboard/instructor/todo-lists',
    createTodoList: '/dashboard/instructor/todo-list/create',
    editTodoList: '/dashboard/instructor/todo-list/edit/:id',
    createTodoItem: '/dashboard/instructor/todo-list/item/create',
    committees: '/dashboard/instructor/committees',
    markSheet: '/dashboard/instructor/examination/:id/mark',
  },

  student: {
    area: '/dashboard/student',
    profile: '/dashboard/student/profile/:id?',
    currentThesis: '/dashboard/student/thesis/current',
    openTheses: '/dashboard/student/theses/open',
    pastTheses: '/dashboard/student/theses/past',
    pastThesis: '/dashboard/student/theses/past/:id',
    thesis: '/dashboard/student/thesis/single/:id',
  },

  secretary: {
    area: '/dashboard/secretary',
    theses: '/dashboard/secretary/theses',
    timeline: '/dashboard/secretary/timeline',
    students: '/dashboard/secretary/students',
    committees: '/dashboard/secretary/committees',
    staff: '/dashboard/secretary/instructors',
    examinations: '/dashboard/secretary/examinations',
    import: '/dashboard/secretary/import',
    registry: '/dashboard/secretary/registry',
    papers: '/dashboard/secretary/papers',
    paperForms: '/dashboard/secretary/papers/forms',
    rulebooks: '/dashboard/secretary/rulebooks',
    rulebook: '/dashboard/secretary/rulebooks/:id',
    profile: '/dashboard/secretary/profile',
  },

  administrator: {
    area: '/dashboard/admin',
    profile: '/dashboard/admin/profile',
    institutions: '/dashboard/admin/institutions',
    departments: '/dashboard/admin/departments',
    users: '/dashboard/admin/users',
    secretaries: '/dashboard/admin/users/secretaries',
    administrators: '/dashboard/admin/users/administrators',
    students: '/dashboard/admin/users/students',
    import: '/dashboard/admin/import',
    mail: '/dashboard/admin/mail',
    security: '/dashboard/admin/security',
    inspections: '/dashboard/admin/security/inspections',
    statistics: '/dashboard/admin/statistics',
    system: '/dashboard/admin/system',
    webhooks: '/dashboard/admin/webhooks',
    rulebooks: '/dashboard/admin/rulebooks',
    rulebook: '/dashboard/admin/rulebooks/:id',
    firstRun: '/dashboard/admin/first-run',
  },
} as const

/** What the web server writes for readers without an account, each in both languages: `?lang=en` is the English one. */
export const CATALOGUE_PAGES = {
  departments: '/public',
  topics: '/public/department/:depId/topics',
  topicsFeed: '/public/department/:depId/topics/feed',
  finished: '/public/department/:depId/finished',
  thesis: '/public/thesis/:thesisId/read',
  presentations: '/public/department/:depId/presentations',
  presentationsFeed: '/public/department/:depId/presentations/feed',
  presentationsCalendar: '/public/department/:depId/presentations/calendar.ics',
  harvest: '/public/department/:depId/oai',
  instructor: '/public/department/:depId/instructor/:instructorId',
  instructorFeed: '/public/department/:depId/instructor/:instructorId/feed',
  instructorCode: '/public/department/:depId/instructor/:instructorId/qr.svg',
  topic: '/public/topic/:thesisId/read',
  departmentSitemap: '/public/department/:depId/sitemap.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** On the page of the own profile, where a person chooses which notices come by mail. */
export const NOTICE_SETTINGS_ANCHOR = 'notices'

/** A step on the page of its thesis, or the conversation about it. */
export type StepPart = 'step' | 'conversation'

/** What stands behind the `#` of an address that leads to a step. */
export function stepAnchor(stepId: number, part: StepPart): string {
  return `${part}-${stepId}`
}

/** The step that an address names, whatever a mail program has left behind it; null when it names none. */
export function readStepAnchor(hash: string): { stepId: number; part: StepPart } | null {
  const [, part, digits] = /^#(step|conversation)-([1-9]\d{0,9})(?!\w)/.exec(hash) ?? []
  return part === undefined ? null : { stepId: Number(digits), part: part as StepPart }
}

/** A parameter of a page; one with a question mark may be left out and is no parameter of the path made here. */
type PageParam<Pattern extends string> = Exclude<PathParam<Pattern>, `${string}?`>

/** The path of a page for a program that has no router: parameters are filled in and encoded, optional ones left out. */
export function pagePath<Pattern extends string>(
  pattern: Pattern,
  ...[params]: [PageParam<Pattern>] extends [never] ? [] : [Record<PageParam<Pattern>, string | number>]
): string {
  const given = new Map<string, string | number>(Object.entries(params ?? {}))
  return pattern
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(given.get(name))))
}

/** The path of the own profile, which each role has in its own area. */
export function ownProfilePath(role: Role): string {
  return pagePath(PAGES[role].profile)
}
