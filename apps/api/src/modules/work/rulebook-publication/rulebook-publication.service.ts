import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { RULEBOOK_REFUSALS } from '../../department/rulebook/rulebook.refusals.ts'
import type { RulebookService } from '../../department/rulebook/rulebook.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  rulebooks: RulebookService
  notices: NoticeService
}

/** A rule book comes into the world, and the instructors of its department are notified: docs/regulation.md#rule-books */
export function rulebookPublication({ db, clock, rulebooks, notices }: Dependencies) {
  return {
    publish: (actor: Actor, id: number, ifMatch: number | null): Promise<void> =>
      refusing(RULEBOOK_REFUSALS, () =>
        db.transaction(async (tx) => {
          const at = clock.now()
          const { departmentId, title, inForceFrom } = await rulebooks.publish(tx, actor, id, { ifMatch, at })
          const facts = { rulebookId: id, rulebookTitle: title, day: inForceFrom }
          await notices.notifyInstructors(tx, departmentId, { kind: 'rulebook_published', facts }, at)
        }),
      ),
  }
}

export type RulebookPublication = ReturnType<typeof rulebookPublication>
