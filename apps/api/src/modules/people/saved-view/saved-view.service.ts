import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { canSavedView } from '@diatrivi/domain/view/department-list/saved-view.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { lockAccounts } from '../account/account.queries.ts'
import { SAVED_VIEW_REFUSALS } from './saved-view.refusals.ts'
import * as views from './saved-view.repository.ts'

/** Ways in which a person looks at a list, each under a name: docs/regulation.md#saved-views. */
export function savedViewService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    list: ({ accountId }: MemberActor, list: DepartmentList): Promise<views.ViewRow[]> =>
      views.listViews(db, { accountId, list }),

    /** Returns the id. One after the other for a person, so that they are counted rightly. */
    save: ({ accountId }: MemberActor, list: DepartmentList, fields: views.ViewFields): Promise<number> =>
      refusing(SAVED_VIEW_REFUSALS, () =>
        db.transaction(async (tx) => {
          found((await lockAccounts(tx, [accountId], 'no key update'))[0])
          const owned = { accountId, list }
          enforce(canSavedView.save(await views.countViews(tx, owned)))
          return views.insertView(tx, owned, fields, clock.now())
        }),
      ),

    edit: (
      { accountId }: MemberActor,
      of: { list: DepartmentList; id: number },
      fields: views.ViewFields,
    ): Promise<void> =>
      refusing(SAVED_VIEW_REFUSALS, () =>
        db.transaction(async (tx) => {
          const isThere = await views.updateView(tx, { accountId, ...of }, fields, clock.now())
          if (!isThere) throw new Refusal('not_found')
        }),
      ),

    delete: ({ accountId }: MemberActor, of: { list: DepartmentList; id: number }): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await views.deleteView(tx, { accountId, ...of }))) throw new Refusal('not_found')
      }),

    /** For an account that is closed. */
    forget: views.deleteViewsOf,
  }
}

export type SavedViewService = ReturnType<typeof savedViewService>
