import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { type OfficeTerm, officeFaults } from '@diatrivi/domain/department/staff/office'
import { canStaff } from '@diatrivi/domain/department/staff/staff.policy'
import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { enforce, enforceVersion, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import { lockDepartment } from '../../institution/institution/institution.queries.ts'
import { listProgrammeNames } from '../rulebook/rulebook.queries.ts'
import { OFFICES } from './office.model.ts'
import { faultOfField, unknownHolder, unknownProgramme } from './office.refusals.ts'
import * as offices from './office.repository.ts'

export type NamedTerm = OfficeTerm & { username: string }

interface Dependencies {
  db: Db
  clock: Clock
  keptAnswers: KeptAnswers
}

/** Who heads departments, and who coordinates programmes: docs/regulation.md#offices. */
export function officeService({ db, clock, keptAnswers }: Dependencies) {
  return {
    list: async (actor: Actor, departmentId: number): Promise<offices.OfficeRow[]> => {
      enforce(canStaff.seeOffices(actor, departmentId))
      return offices.listOffices(db, departmentId)
    },

    /** All of them at once, because what one means follows from the others: two heads on a day are refused. */
    set: (
      actor: Actor,
      departmentId: number,
      terms: readonly NamedTerm[],
      ifMatch: number | null,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        enforce(canStaff.setOffices(actor))
        found(await lockDepartment(tx, departmentId))
        const before = await offices.listOffices(tx, departmentId)
        enforceVersion(ifMatch, { version: offices.versionOf(before) })
        const people = await offices.findInstructorsOf(
          tx,
          departmentId,
          terms.map(({ username }) => username),
        )
        const programmes = await listProgrammeNames(tx, departmentId)
        const faults = new Map<string, FieldErrorCode>()
        for (const { place, fault } of officeFaults(terms)) faults.set(...faultOfField(place, fault))
        const written = terms.flatMap((term, place) => {
          const accountId = people.get(term.username.toLowerCase())
          const { programmeId } = term
          if (accountId === undefined) faults.set(...unknownHolder(place))
          if (programmeId !== null && !programmes.some(({ id }) => id === programmeId)) {
            faults.set(...unknownProgramme(place))
          }
          return accountId === undefined ? [] : [{ ...term, accountId }]
        })
        if (faults.size > 0) throw invalidFields(Object.fromEntries(faults))
        await offices.replaceOffices(tx, departmentId, written, clock.now())
        await keptAnswers.changed(tx, OFFICES)
      }),
  }
}

export type OfficeService = ReturnType<typeof officeService>
