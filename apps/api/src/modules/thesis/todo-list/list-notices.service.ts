import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Tx } from '../../../platform/database/transaction.ts'
import { findFullName } from '../../people/account/account.queries.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'

interface ByWhom {
  actor: Actor
  at: Date
}

export function listNotices({ notices }: { notices: NoticeService }) {
  return {
    /** The student of the thesis, if it has one, is notified of its new list. */
    async ofList(tx: Tx, thesis: ThesisInQuestion, listTitle: string, { actor, at }: ByWhom): Promise<void> {
      const { studentId: recipientId } = thesis
      if (recipientId === null) return
      const facts = { listTitle, person: await findFullName(tx, actor.accountId) }
      await notices.notify(tx, [{ recipientId, kind: 'list_attached', thesis, facts }], at)
    },
  }
}

export type ListNotices = ReturnType<typeof listNotices>
