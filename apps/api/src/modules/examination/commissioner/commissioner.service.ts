import { canCommissioner } from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { findThesisFacts } from '../../thesis/thesis/thesis-lock.queries.ts'
import { hashOfLinkCode } from '../committee/link/link-code.model.ts'
import {
  type CommissionerCommentRow,
  type CommissionerDependencies,
  commissionerEvent,
  type TalkByLink,
  type WrittenCommissioner,
} from './commissioner.model.ts'
import { findCommissioner, findCommissionerLink, listCommissionerComments } from './commissioner.queries.ts'
import { deleteCommissioner, revokeCommissionerLinks, saveCommissioner } from './commissioner.repository.ts'
import { lockCommissioner } from './lock-commissioner.ts'
import { sendComment } from './send-comment.ts'
import { sendCommentByLink } from './send-comment-by-link.ts'
import { sendLink } from './send-link.ts'

/** The firm that a thesis is worked on with, and the conversation with it: docs/regulation.md#commissioner. */
export function commissionerService(deps: CommissionerDependencies) {
  const { db, clock, history, inspections, requestThrottle } = deps
  return {
    /** Another address of the mentor ends the link to the one before. */
    set: (actor: MemberActor, thesisId: number, written: WrittenCommissioner): Promise<void> =>
      db.transaction(async (tx) => {
        const { thesis, rules, current } = await lockCommissioner(tx, thesisId)
        enforce(canCommissioner.set(actor, thesis, rules))
        const at = clock.now()
        await saveCommissioner(tx, { thesisId, studentId: found(thesis.studentId) }, written, at)
        if (current !== null && !isSameAddress(current.mentor?.email, written.mentor.email))
          await revokeCommissionerLinks(tx, current.id, at)
        const what = current === null ? 'commissioner_named' : 'commissioner_changed'
        await history.record(tx, commissionerEvent(thesis, { what, actor, firm: written.firm, at }))
      }),

    remove: (actor: MemberActor, thesisId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { thesis, rules, current } = await lockCommissioner(tx, thesisId)
        enforce(canCommissioner.set(actor, thesis, rules))
        const { id, firm, ...facts } = found(current)
        enforce(canCommissioner.remove(actor, thesis, rules, facts))
        await deleteCommissioner(tx, id)
        const what = { what: 'commissioner_removed', actor, firm, at: clock.now() } as const
        await history.record(tx, commissionerEvent(thesis, what))
      }),

    sendLink: (actor: MemberActor, thesisId: number): Promise<HeldMail[]> =>
      db.transaction(async (tx) => {
        await sendLink(deps, tx, actor, thesisId)
        return heldMailsOf(tx)
      }),

    revokeLink: (actor: MemberActor, thesisId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { thesis, current } = await lockCommissioner(tx, thesisId)
        const at = clock.now()
        const facts = current ?? { hasComments: false, link: null }
        enforce(canCommissioner.revokeLink(actor, thesis, facts, at))
        const { id, firm } = found(current)
        await revokeCommissionerLinks(tx, id, at)
        const what = { what: 'commissioner_link_revoked', actor, firm, at } as const
        await history.record(tx, commissionerEvent(thesis, what))
      }),

    /** Oldest first. */
    async listComments(actor: MemberActor, thesisId: number): Promise<CommissionerCommentRow[]> {
      const thesis = found(await findThesisFacts(db, thesisId))
      enforce(canCommissioner.readComments(actor, thesis))
      inspections.note(actor, 'conversation', thesis.studentId)
      const current = await findCommissioner(db, thesis)
      return current === null ? [] : listCommissionerComments(db, current.id)
    },

    comment: (actor: MemberActor, thesisId: number, text: string): Promise<number> =>
      db.transaction((tx) => sendComment(deps, tx, actor, { thesisId, text })),

    async readByLink(code: string, { address }: Caller): Promise<TalkByLink> {
      await requestThrottle(address)
      const link = found(await findCommissionerLink(db, hashOfLinkCode('commissioner-link', code)))
      const { thesisId, studentId, expiresAt } = link
      const thesis = found(await findThesisFacts(db, thesisId))
      enforce(canCommissioner.byLink(thesis, studentId, link, clock.now()))
      const { id, firm, mentor } = found(await findCommissioner(db, thesis))
      const comments = await listCommissionerComments(db, id)
      return { thesisId, firm, mentor: found(mentor), expiresAt, comments }
    },

    async commentByLink(code: string, text: string, { address }: Caller): Promise<void> {
      await requestThrottle(address)
      await db.transaction((tx) => sendCommentByLink(deps, tx, { code, text }))
    },
  }
}

export type CommissionerService = ReturnType<typeof commissionerService>

function isSameAddress(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
