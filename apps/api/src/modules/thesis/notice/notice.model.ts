import type { Role } from '@diatrivi/domain/people/account/role'
import type { Language } from '@diatrivi/domain/shared/language'
import type { Delivery, NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { Addressee } from '../../../platform/mail/templates/mail-content.ts'

/** An action and what takes it back have the same. */
export interface NoticeMatter {
  /** What is done and taken back: an interest, the acceptance of a step. */
  what: string
  actorId: number
  /** The thesis or the step. */
  id: number
}

/** As the table has it. */
export function nameOf(matter: NoticeMatter): string {
  return `${beginningOf(matter)}${matter.id}`
}

export function beginningOf({ what, actorId }: NoticeMatter): string {
  return `${what}:${actorId}:`
}

/** A person who has read at its own place what the notices of a matter are about. */
export interface MatterReading {
  readerId: number
  matter: NoticeMatter
}

/** An entry for the calendar of the reader. */
export interface NoticeCalendar {
  /** Names the entry: a mail about another one is not replaced by a mail about this one. */
  entry: string
  isCancelled: boolean
  file: (language: Language) => string
}

/** A notice as a module hands it over. */
export interface NewNotice {
  recipientId: number
  kind: NoticeKind
  thesis: { id: number; title: string } | null
  facts?: NoticeFacts
  /** Names what a reminder reminds of, so that a person is reminded of it once. */
  reminderKey?: string
  /** What the action does or takes back, so that both within ten minutes make one notice or none. */
  matter?: NoticeMatter
  /** Goes with the mail. */
  calendar?: NoticeCalendar
}

/** What the office of a department is notified of one of its theses. */
export interface OfficeNotice {
  kind: NoticeKind
  thesis: { id: number; title: string; departmentId: number }
  facts?: NoticeFacts
  calendar?: NoticeCalendar
  /** Who acted; null where no person with an account did. */
  actorId: number | null
}

/** A topic that has just become open. */
export interface OpenedTopic {
  id: number
  title: string
  departmentId: number
  /** The name of its instructor. */
  person: string
  /** Students who know of it already. */
  exceptIds: readonly number[]
}

/** The person a mail is for. */
export interface MailRecipient extends Addressee {
  role: Role
}

export interface Recipient extends MailRecipient {
  isActive: boolean
  /** By kind; a kind that is missing has the default delivery. */
  chosen: Map<NoticeKind, Delivery>
  /** What the actions may undo: the person's notices of the same matters, locked, the newest first. */
  undoable: UndoableNotice[]
  /** The matters of which the person had a mail so lately. */
  mailedMatters: string[]
  /** Where notices are pushed, if a kind among them is. */
  browsers: number[]
}

export interface UndoableNotice {
  id: number
  matter: string | null
  kind: NoticeKind
  createdAt: Date
  readAt: Date | null
  mailedAt: Date | null
  mailKey: string | null
}
