import { canAdministration } from '@diatrivi/domain/work/administration/administration.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import type { Files } from '../../../platform/storage/files.ts'
import * as departments from './department.repository.ts'
import { PLACES } from './institution.model.ts'
import { INSTITUTION_REFUSALS } from './institution.refusals.ts'
import type { InstitutionFields } from './institution.repository.ts'
import * as institutions from './institution.repository.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  keptAnswers: KeptAnswers
}

export function institutionService({ db, files, clock, keptAnswers }: Dependencies) {
  return {
    /** All of them: an installation has a few dozen at most. */
    list: () => institutions.listInstitutions(db),

    /** The departments of some institutions, by institution. */
    async departmentsOf(institutionIds: readonly number[]) {
      const rows = await departments.listDepartmentsOf(db, institutionIds)
      return Map.groupBy(rows, (department) => department.institutionId)
    },

    create: (fields: InstitutionFields): Promise<number> =>
      refusing(INSTITUTION_REFUSALS, () =>
        db.transaction(async (tx) => {
          await keptAnswers.changed(tx, PLACES)
          return institutions.insertInstitution(tx, fields, clock.now())
        }),
      ),

    edit: (id: number, fields: InstitutionFields, ifMatch: number | null): Promise<void> =>
      refusing(INSTITUTION_REFUSALS, () =>
        db.transaction(async (tx) => {
          enforceVersion(ifMatch, found(await institutions.lockInstitution(tx, id)))
          await institutions.updateInstitution(tx, id, fields, clock.now())
          await keptAnswers.changed(tx, PLACES)
        }),
      ),

    delete: (id: number): Promise<void> =>
      refusing(INSTITUTION_REFUSALS, () =>
        files.transaction(async (tx, transactionFiles) => {
          const { emblemFileId } = found(await institutions.lockInstitution(tx, id))
          enforce(
            canAdministration.deleteInstitution({
              departments: await institutions.countDepartmentsOf(tx, id),
            }),
          )
          await institutions.deleteInstitution(tx, id)
          if (emblemFileId !== null) await transactionFiles.discard(emblemFileId)
          await keptAnswers.changed(tx, PLACES)
        }),
      ),
  }
}

export type InstitutionService = ReturnType<typeof institutionService>
