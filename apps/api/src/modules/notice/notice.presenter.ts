import { type Notice, NoticeFactsShown } from '@diatrivi/contract/notice/notice.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { NoticeFacts } from '@diatrivi/domain/notice/notice'
import type { z } from 'zod'
import type { NoticeRow } from './notice-reading.repository.ts'

export function presentNotice({
  id,
  kind,
  thesisId,
  facts,
  createdAt,
  readAt,
}: NoticeRow): z.infer<typeof Notice> {
  return {
    noticeID: id,
    kind,
    thesisID: thesisId,
    facts: factsShown(facts),
    when: toWireMoment(createdAt),
    isRead: readAt !== null,
  }
}

/** Facts that nobody shows any more stand in old notices still. */
function factsShown(facts: NoticeFacts): NoticeFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name in NoticeFactsShown.shape))
}
