import type { CommissionerFields } from '@diatrivi/domain/examination/commissioner/commissioner'
import type {
  CommissionerRefusal,
  TopicRules,
} from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { Addressee } from '../../../platform/mail/templates/mail-content.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService, ThesisEvent } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { PersonNames, ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'

export interface CommissionerDependencies {
  db: Db
  clock: Clock
  links: WebLinks
  inspections: Inspections
  requestThrottle: Platform['requestThrottle']
  history: HistoryService
  notices: NoticeService
}

/** The person of a firm who looks after a thesis. */
export interface Mentor {
  firstName: string
  surname: string
  email: string
  language: Language
}

/** The commissioner of the student who has the thesis now. */
export interface Commissioner extends CommissionerFields {
  id: number
  /** Null once the thesis has been over for a time. */
  mentor: Mentor | null
  /** The newest; null before the first. */
  link: { createdAt: Date; expiresAt: Date; revokedAt: Date | null } | null
  hasComments: boolean
}

/** What is written of it, as a supervisor sends it. */
export interface WrittenCommissioner extends CommissionerFields {
  mentor: Mentor
}

/** A thesis under its lock, with what its rule book says about topics and its commissioner. */
export interface LockedCommissioner {
  thesis: ThesisInQuestion
  rules: TopicRules
  current: Commissioner | null
}

export interface CommissionerCommentRow {
  id: number
  text: string
  writtenAt: Date
  /** Null where the mentor wrote it. */
  author: PersonNames | null
  firm: string | null
}

/** The conversation that a link leads to. */
export interface TalkByLink {
  thesisId: number
  firm: string
  mentor: Mentor
  expiresAt: Date
  comments: CommissionerCommentRow[]
}

type MayOrWhyNot = true | CommissionerRefusal

/** The commissioner as a reader of the thesis sees it, and what the reader can do. */
export interface CommissionerSeen {
  current: (Commissioner & { seesEmail: boolean; holds: boolean; maySeeComments: boolean }) | null
  may: { set: MayOrWhyNot; remove: MayOrWhyNot; revokeLink: MayOrWhyNot; comment: MayOrWhyNot }
}

/** The mentor as a mail names him or her. */
export function toMentor({ email, language, ...names }: Mentor): Addressee {
  return { email, name: fullName(names), language }
}

/** Mails of one kind about a thesis leave together, and the newer takes the place of the older. */
export function mailKeys(thesis: { id: number }, kind: 'link' | 'answer') {
  const key = `commissioner:${thesis.id}:${kind}`
  return { paceKey: key, replaceKey: key }
}

/** What happened, with the firm and without its mentor: the history is kept longer than the name. */
export function commissionerEvent(
  { id: thesisId }: { id: number },
  { what, actor, firm, at }: { what: EventKind; actor: { accountId: number }; firm: string; at: Date },
): ThesisEvent {
  return { thesisId, actorId: actor.accountId, what, details: { firm }, at }
}

/** A link ends when its last day is over in Athens. */
export function lastDayOf({ expiresAt }: { expiresAt: Date }): IsoDate {
  return athensDate(new Date(expiresAt.getTime() - 1))
}
