import type {
  PendingStudentFields,
  RecordFields,
} from '@diatrivi/domain/department/student-record/student-record'
import { canStudentRecord } from '@diatrivi/domain/department/student-record/student-record.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import { findByUsername, lockAccount } from '../../people/account/account.queries.ts'
import { emailTaken } from '../../people/account/account.refusals.ts'
import { lockAllAddresses } from '../../people/account/address-lock.queries.ts'
import { listProgrammeNames } from '../rulebook/rulebook.queries.ts'
import { adoptPending, lockPending } from './pending-student.repository.ts'
import { updatePending } from './record-import.repository.ts'
import type { ShownRecord } from './student-record.queries.ts'
import * as records from './student-record.queries.ts'
import { RECORD_REFUSALS, registryNumberTaken, unknownProgramme } from './student-record.refusals.ts'
import { deleteRecord, writeRecord } from './student-record.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
}

/** What the office of a department keeps of its students: docs/regulation.md#student-record. */
export function studentRecordService({ db, clock }: Dependencies) {
  return {
    own: ({ accountId }: MemberActor): Promise<ShownRecord | null> => records.findShownRecord(db, accountId),

    edit: (
      actor: MemberActor,
      username: string,
      fields: RecordFields,
      ifMatch: number | null,
    ): Promise<void> =>
      refusing(RECORD_REFUSALS, () =>
        db.transaction(async (tx) => {
          const { id } = found(await findByUsername(tx, username))
          const student = found(await lockAccount(tx, id))
          enforce(canStudentRecord.edit(actor, student))
          await enforceProgramme(tx, actor.departmentId, fields.programmeId)
          const before = await records.findRecord(tx, id)
          if (before !== undefined) enforceVersion(ifMatch, before)
          await writeRecord(tx, {
            accountId: id,
            departmentId: actor.departmentId,
            fields,
            asOf: clock.today(),
            at: clock.now(),
          })
        }),
      ),

    /**
     * The record of a person without an account. Where the address becomes that of a student who has registered, the
     * student takes the record over.
     */
    editPending: (
      actor: MemberActor,
      pendingId: number,
      { firstName, surname, email, ...fields }: PendingStudentFields,
      ifMatch: number | null,
    ): Promise<void> =>
      refusing(RECORD_REFUSALS, () =>
        db.transaction(async (tx) => {
          // No person registers with one of the two addresses meanwhile.
          await lockAllAddresses(tx)
          const before = found(await lockPending(tx, pendingId))
          const { departmentId, version } = before
          enforce(canStudentRecord.edit(actor, { role: 'student', departmentId }))
          enforceVersion(ifMatch, before)
          await enforceProgramme(tx, departmentId, fields.programmeId)
          const record = { ...fields, asOf: clock.today() }
          const change = { id: pendingId, version, firstName, surname, email, record }
          await updatePending(tx, departmentId, [change], clock.now())
          await adoptPending(tx, { departmentId }, clock.now())
          const twin = await records.findTwin(tx, departmentId, pendingId)
          if (twin !== undefined) throw twin.hasEmail ? emailTaken() : registryNumberTaken()
        }),
      ),

    /** A student who has shown that the address is his or hers takes over what a list of the office said of it. */
    adopt: (tx: Tx, accountId: number): Promise<void> => adoptPending(tx, { accountId }, clock.now()),

    /** In the transaction that closes the account. */
    forget: (tx: Tx, accountId: number): Promise<void> => deleteRecord(tx, accountId),
  }
}

async function enforceProgramme(db: Reader, departmentId: number, programmeId: number | null): Promise<void> {
  if (programmeId === null) return
  const programmes = await listProgrammeNames(db, departmentId)
  if (!programmes.some(({ id }) => id === programmeId)) {
    throw unknownProgramme()
  }
}

export type StudentRecords = ReturnType<typeof studentRecordService>
