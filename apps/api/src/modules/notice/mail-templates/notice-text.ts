import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/notice/notice'
import type { Language } from '@diatrivi/domain/shared/language'
import type { MailContent } from '../../../platform/mail/templates/mail-content.ts'

/** What a notice says when it comes by mail. */
export type NoticeText = Pick<MailContent, 'subject' | 'paragraphs' | 'details' | 'quote'>

/** A kind that reaches instructors and students alike may have something else to say to each. */
export type NoticeReader = 'instructor' | 'student'
type Say = (facts: NoticeFacts, reader: NoticeReader) => NoticeText

/** `openTheses` where the thesis is no longer the reader's to see, `pastTheses` where what was done for it is kept. */
export type NoticePlace = 'thesis' | 'openTheses' | 'pastTheses'

export type NoticeTemplate = { place: NoticePlace } & Record<Language, Say>
/** A family of them. */
export type NoticeTemplates<Kind extends NoticeKind> = Record<Kind, NoticeTemplate>
