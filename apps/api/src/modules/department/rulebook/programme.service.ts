import { canRulebook } from '@diatrivi/domain/department/rulebook/rulebook.policy'
import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import { meantDepartment, writtenDepartment } from './place-of-writer.model.ts'
import * as programmes from './programme.repository.ts'
import { PROGRAMME_REFUSALS } from './rulebook.refusals.ts'

/** Programmes of studies: what rule books and theses of a department may be of. */
export function programmeService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    list: async (actor: Actor, named: number | undefined) => {
      const departmentId = meantDepartment(actor, named)
      enforce(canRulebook.list(actor, departmentId))
      return programmes.listProgrammes(db, departmentId)
    },

    create: (actor: Actor, named: number | undefined, fields: programmes.ProgrammeFields): Promise<number> =>
      refusing(PROGRAMME_REFUSALS, () =>
        db.transaction((tx) => {
          const departmentId = writtenDepartment(actor, named)
          return programmes.insertProgramme(tx, { ...fields, departmentId }, clock.now())
        }),
      ),

    edit: (
      actor: Actor,
      id: number,
      fields: programmes.ProgrammeFields,
      ifMatch: number | null,
    ): Promise<void> =>
      refusing(PROGRAMME_REFUSALS, () =>
        db.transaction(async (tx) => {
          const before = found(await programmes.lockProgramme(tx, id))
          enforce(canRulebook.write(actor, before.departmentId))
          enforceVersion(ifMatch, before)
          await programmes.updateProgramme(tx, id, fields, clock.now())
        }),
      ),
  }
}

export type ProgrammeService = ReturnType<typeof programmeService>
