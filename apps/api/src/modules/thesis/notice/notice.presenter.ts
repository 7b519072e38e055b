import {
  type Notice,
  NoticeFactsShown,
  type NoticeSettings as SettingsShown,
} from '@diatrivi/contract/thesis/notice/notice.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { NoticeFacts } from '@diatrivi/domain/thesis/notice/notice'
import type { z } from 'zod'
import type { NoticeRow } from './notice-reading.repository.ts'
import type { NoticeSettings } from './notice-settings.service.ts'

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

export function presentSettings({ undelivered, ...chosen }: NoticeSettings): z.infer<typeof SettingsShown> {
  return {
    ...chosen,
    undelivered: undelivered && { recipient: undelivered.recipient, when: toWireMoment(undelivered.at) },
  }
}

/** Old notices still have facts that are no longer shown. */
function factsShown(facts: NoticeFacts): NoticeFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name in NoticeFactsShown.shape))
}
