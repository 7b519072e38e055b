import { linkFragment } from '@diatrivi/contract/link-fragment'
import {
  NOTICE_SETTINGS_ANCHOR,
  ownProfilePath,
  PAGES,
  pagePath,
  type StepPart,
  stepAnchor,
} from '@diatrivi/contract/web-addresses'
import type { LinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import type { Role } from '@diatrivi/domain/people/account/role'

/** Addresses of the web app that mails point to. A person who is not signed in gets the sign-in page first. */
export interface WebLinks {
  confirmEmail(email: string): string
  signIn(): string
  choosePassword(token: string): string
  forgotPassword(): string
  cancelEmailChange(token: string): string
  undoSecondFactor(token: string): string
  ownProfile(role: Role): string
  thesis(thesisId: number): string
  /** Whether a paper is in force: what its QR leads to. */
  paper(code: string): string
  /** A step on the page of its thesis, or its comments. */
  step(thesisId: number, stepId: number, part: StepPart): string
  /** Topics that a student may declare interest in. */
  openTheses(): string
  /** What a student did for theses that are no longer his or hers. */
  pastTheses(): string
  /** What a department has decided about its theses. */
  rulebook(rulebookId: number): string
  /** The first page. */
  home(): string
  privacy(): string
  /** The administrators' page of what is sent to other systems. */
  webhooks(): string
  /** Where the first administrator is made. */
  firstRun(): string
  /** Where a person without an account acts. The code stands behind the `#`, where no server and no log sees it. */
  byLink(purpose: LinkPurpose, code: string): string
  /** In the own profile: which notices come by mail. */
  noticeSettings(role: Role): string
}

export function webLinks(webOrigin: string): WebLinks {
  return {
    confirmEmail: (email) => `${webOrigin}${pagePath(PAGES.confirmEmail, { email })}`,
    signIn: () => `${webOrigin}${pagePath(PAGES.signIn)}`,
    choosePassword: (token) =>
      `${webOrigin}${pagePath(PAGES.resetPassword)}?token=${encodeURIComponent(token)}`,
    cancelEmailChange: (token) =>
      `${webOrigin}${pagePath(PAGES.cancelEmailChange)}?token=${encodeURIComponent(token)}`,
    undoSecondFactor: (token) =>
      `${webOrigin}${pagePath(PAGES.undoSecondFactor)}?token=${encodeURIComponent(token)}`,
    ownProfile: (role) => `${webOrigin}${ownProfilePath(role)}`,
    forgotPassword: () => `${webOrigin}${pagePath(PAGES.forgotPassword)}`,
    thesis: (thesisId) => `${webOrigin}${pagePath(PAGES.thesis, { thesisId })}`,
    paper: (code) => `${webOrigin}${pagePath(PAGES.paper, { code })}`,
    step: (thesisId, stepId, part) =>
      `${webOrigin}${pagePath(PAGES.thesis, { thesisId })}#${stepAnchor(stepId, part)}`,
    openTheses: () => `${webOrigin}${pagePath(PAGES.student.openTheses)}`,
    pastTheses: () => `${webOrigin}${pagePath(PAGES.student.pastTheses)}`,
    rulebook: (rulebookId) => `${webOrigin}${pagePath(PAGES.rulebook, { rulebookId })}`,
    home: () => `${webOrigin}${pagePath(PAGES.dashboard)}`,
    privacy: () => `${webOrigin}${pagePath(PAGES.privacy)}`,
    webhooks: () => `${webOrigin}${pagePath(PAGES.administrator.webhooks)}`,
    firstRun: () => `${webOrigin}${pagePath(PAGES.firstRun)}`,
    byLink: (purpose, code) => `${webOrigin}${pagePath(PAGES.seat)}#${linkFragment(purpose, code)}`,
    noticeSettings: (role) => `${webOrigin}${ownProfilePath(role)}#${NOTICE_SETTINGS_ANCHOR}`,
  }
}
