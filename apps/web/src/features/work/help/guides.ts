import type { Role } from '@diatrivi/domain/people/account/role'

/**
 * The articles of each guide in the order in which they are read; the last guide is everybody's. A name is that of the
 * article's files in `apps/web/guides`, and the end of its address.
 */
export const GUIDES = {
  student: [
    'find-a-topic',
    'declare-interest',
    'accept-an-assignment',
    'hand-in-a-step',
    'talk-about-a-step',
    'submit-final-text',
    'earlier-theses',
    'student-profile',
  ],
  instructor: [
    'publish-a-topic',
    'make-a-list',
    'give-a-list',
    'answer-interests',
    'see-what-waits',
    'all-theses-in-time',
    'approve-or-return-a-step',
    'work-with-an-organisation',
    'mark-a-thesis',
    'propose-a-committee',
    'plan-and-hold-an-examination',
    'sit-in-a-committee',
    'end-an-assignment',
    'offer-again',
    'lists-as-files',
    'read-the-department',
  ],
  secretary: [
    'first-day',
    'write-a-rule-book',
    'bring-students',
    'bring-instructors-and-topics',
    'keep-views-of-lists',
    'examinations-of-a-department',
    'papers-and-signed-copies',
    'send-to-the-register',
  ],
  administrator: [
    'institutions-and-departments',
    'invite-an-instructor',
    'invite-a-secretary',
    'import-from-a-file',
    'read-statistics',
    'watch-the-system',
    'read-the-security-log',
    'help-a-person',
    'undelivered-mails',
  ],
  everybody: [
    'find-your-way',
    'notices',
    'dates-in-your-calendar',
    'password-and-sessions',
    'second-factor',
    'change-your-address',
    'own-data',
  ],
} as const satisfies Record<Role | 'everybody', readonly string[]>

export type Guide = keyof typeof GUIDES

/** The guide of the reader's role first, then everybody's, then the others. */
export function ownFirst<Item extends { guide: Guide }>(
  items: readonly Item[],
  reader: Role,
): readonly Item[] {
  const places: readonly Guide[] = ['everybody', reader]
  return items.toSorted((a, b) => places.indexOf(b.guide) - places.indexOf(a.guide))
}
