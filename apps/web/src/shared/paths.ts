import type { Role } from '@diatrivi/domain/account/role'
import { href } from 'react-router'

/** Every address of the application is built here and nowhere else. */
export const paths = {
  home: () => href('/'),
  /** Redirects each person to his or her first page. */
  dashboard: () => href('/dashboard'),
  signIn: ({ returnTo, expired }: { returnTo?: string; expired?: boolean } = {}) =>
    withSearch(href('/login'), { returnTo, expired: expired ? '1' : undefined }),
  register: () => href('/register'),
  confirmEmail: (email: string) => href('/authenticateEmail/:email', { email }),
  forgotPassword: () => href('/password/forgot'),
  resetPassword: (token: string) => withSearch(href('/password/reset'), { token }),
  accessDenied: () => href('/unathorized'),
  accessibility: () => href('/accessibility'),
  privacy: () => href('/privacy'),

  thesis: (thesisId: number) => href('/thesis/:thesisId', { thesisId: String(thesisId) }),
  notices: () => href('/dashboard/notices'),
  /** The profile of any person, for readers of every role. */
  profile: (username: string) => href('/profile/:id', { id: username }),

  instructor: {
    overview: () => href('/dashboard/instructor'),
    profile: () => href('/dashboard/instructor/profile/:id?'),
    profilePreview: (username: string) => href('/dashboard/instructor/profile/preview/:id', { id: username }),
    theses: () => href('/dashboard/instructor/theses'),
    ungivenTheses: () => href('/dashboard/instructor/theses/ungiven'),
    endedTheses: () => href('/dashboard/instructor/theses/ended'),
    createThesis: () => href('/dashboard/instructor/thesis/create'),
    editThesis: (thesisId: number) => href('/dashboard/instructor/thesis/edit/:id', { id: String(thesisId) }),
    thesis: (thesisId: number) => href('/dashboard/instructor/thesis/single/:id', { id: String(thesisId) }),
    todoLists: () => href('/dashboard/instructor/todo-lists'),
    /** With a thesis the list belongs to it; else it is a template. */
    createTodoList: (thesisId?: number) =>
      withSearch(href('/dashboard/instructor/todo-list/create'), { thesis: thesisId?.toString() }),
    editTodoList: (listId: number) =>
      href('/dashboard/instructor/todo-list/edit/:id', { id: String(listId) }),
    /** Without a list it is chosen there. */
    createTodoItem: (listId?: number) =>
      withSearch(href('/dashboard/instructor/todo-list/item/create'), { list: listId?.toString() }),
  },

  student: {
    area: () => href('/dashboard/student'),
    profile: () => href('/dashboard/student/profile/:id?'),
    currentThesis: () => href('/dashboard/student/thesis/current'),
    openTheses: () => href('/dashboard/student/theses/open'),
    pastTheses: () => href('/dashboard/student/theses/past'),
    /** What remains of a released assignment. */
    pastThesis: (assignmentId: number) =>
      href('/dashboard/student/theses/past/:id', { id: String(assignmentId) }),
    thesis: (thesisId: number) => href('/dashboard/student/thesis/single/:id', { id: String(thesisId) }),
  },

  administrator: {
    area: () => href('/dashboard/admin'),
    profile: () => href('/dashboard/admin/profile'),
    institutions: () => href('/dashboard/admin/institutions'),
    departments: () => href('/dashboard/admin/departments'),
    users: () => href('/dashboard/admin/users'),
    mail: () => href('/dashboard/admin/mail'),
  },
} as const

/** A person who signs in begins on the own profile. */
export function profilePathOf(role: Role): string {
  return paths[role].profile()
}

/** Where the wordmark leads a person who is signed in. */
export function homePathOf(role: Role): string {
  return role === 'instructor' ? paths.instructor.overview() : profilePathOf(role)
}

/** On the page of the own profile. */
export const NOTICE_SETTINGS_ANCHOR = 'notices'

export function noticeSettingsPathOf(role: Role): string {
  return `${profilePathOf(role)}#${NOTICE_SETTINGS_ANCHOR}`
}

function withSearch(path: string, parameters: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** A return address is only ever a page of ours: `//evil.example` and `https://…` are not. */
export function isOwnPath(address: string | null): address is string {
  return address !== null && /^\/(?![/\\])/.test(address)
}
