import type { Wire } from '@diatrivi/contract/endpoints'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { toClockText } from '../../../shared/format/wire-day.ts'

export interface Notice {
  id: number
  kind: NoticeKind
  /** Null once the thesis is deleted. */
  thesisId: number | null
  facts: NoticeFacts
  /** Day and hour in Athens: `2026-03-07 14:30`. */
  at: string
  isRead: boolean
}

export function toNotice(wire: Wire<'listNotices'>['response'][number]): Notice {
  const { noticeID, kind, thesisID, facts, when, isRead } = wire
  return { id: noticeID, kind, thesisId: thesisID, facts, at: toClockText(when), isRead }
}
