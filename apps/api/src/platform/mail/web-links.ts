import type { Role } from '@diatrivi/domain/account/role'

/** Addresses of the web app that letters point to. Whoever is not signed in comes to them by way of the sign-in page. */
export interface WebLinks {
  confirmEmail(email: string): string
  choosePassword(token: string): string
  forgotPassword(): string
  thesis(thesisId: number): string
  /** Topics that a student may declare interest in. */
  openTheses(): string
  /** Where everybody begins. */
  home(): string
  /** Where notices are chosen, among other things. */
  profile(role: Role): string
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
    openTheses: () => `${webOrigin}/dashboard/student/theses/open`,
    home: () => `${webOrigin}/dashboard`,
    profile: (role) => `${webOrigin}/dashboard/${AREA[role]}/profile`,
  }
}
