import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { isImageOf } from '../../institution/image/image.queries.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { THESIS_REFUSALS } from '../../thesis/thesis/thesis.refusals.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'

interface Dependencies {
  db: Db
  clock: Clock
  theses: ThesisService
  history: HistoryService
}

export function imageChoice({ db, clock, theses, history }: Dependencies) {
  return {
    /** Only covers of the instructor's own department: others do not exist for him or her. */
    choose: (actor: MemberActor, thesisId: number, imageId: number): Promise<void> =>
      refusing(THESIS_REFUSALS, () =>
        db.transaction(async (tx) => {
          const thesis = found(await lockThesis(tx, thesisId))
          enforce(canThesis.setImage(actor, thesis))
          if (!(await isImageOf(tx, imageId, thesis.departmentId))) throw new Refusal('not_found')
          const at = clock.now()
          await theses.showImage(tx, thesisId, imageId, at)
          await history.record(tx, { thesisId, actorId: actor.accountId, what: 'image_chosen', at })
        }),
      ),
  }
}

export type ImageChoice = ReturnType<typeof imageChoice>
