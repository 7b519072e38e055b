import type { Role } from '@diatrivi/domain/account/role'

/** Addresses of the web app that mails point to. A person who is not signed in gets the sign-in page first. */
export interface WebLinks {
  confirmEmail(email: string): string
  choosePassword(token: string): string
  forgotPassword(): string
  thesis(thesisId: number): string
  /** A step on the page of its thesis, or its comments. */
  step(thesisId: number, stepId: number, part: 'step' | 'conversation'): string
  /** Topics that a student may declare interest in. */
  openTheses(): string
  /** What a student did for theses that are no longer his or hers. */
  pastTheses(): string
  /** The first page. */
  home(): string
  /** In the own profile: which notices come by mail. */
  noticeSettings(role: Role): string
}

const AREA = {
  instructor: 'instructor',
  student: 'student',
  administrator: 'admin',
} as const satisfies Record<Role, string>

export function webLinks(webOrigin: string): WebLinks {
  return {
    confirmEmail: (email) => `${webOrigin}/authenticateEmail/${encodeURIComponent(email)}`,
    choosePassword: (token) => `${webOrigin}/password/reset?token=${encodeURIComponent(token)}`,
    forgotPassword: () => `${webOrigin}/password/forgot`,
    thesis: (thesisId) => `${webOrigin}/thesis/${thesisId}`,
    step: (thesisId, stepId, part) => `${webOrigin}/thesis/${thesisId}#${part}-${stepId}`,
    openTheses: () => `${webOrigin}/dashboard/student/theses/open`,
    pastTheses: () => `${webOrigin}/dashboard/student/theses/past`,
    home: () => `${webOrigin}/dashboard`,
    noticeSettings: (role) => `${webOrigin}/dashboard/${AREA[role]}/profile#notices`,
  }
}
