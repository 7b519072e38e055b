import type { Language } from '@diatrivi/domain/shared/language'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { MailContent } from '../../../../platform/mail/templates/mail-content.ts'

/** What a notice says when it comes by mail. */
export type NoticeText = Pick<MailContent, 'subject' | 'paragraphs' | 'details' | 'quote'>

/** A kind for both instructors and students may have a text for each; an office reads that of instructors. */
export type NoticeReader = 'instructor' | 'student'
type Say = (facts: NoticeFacts, reader: NoticeReader) => NoticeText

/** `openTheses` when the reader may no longer see the thesis, `pastTheses` when the work on it is kept. */
export type NoticePlace = 'thesis' | 'openTheses' | 'pastTheses' | 'rulebook'

export type NoticeTemplate = { place: NoticePlace } & Record<Language, Say>
/** The templates of several kinds. */
export type NoticeTemplates<Kind extends NoticeKind> = Record<Kind, NoticeTemplate>
