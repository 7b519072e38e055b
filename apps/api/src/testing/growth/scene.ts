import { account } from '../../modules/account/tables.ts'
import { department, institution } from '../../modules/institution/tables.ts'
import { thesis } from '../../modules/thesis/tables.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { inserted } from '../inserted.ts'

/** The person and the thesis that all rows of a measurement belong to. */
export async function makeScene(db: Db): Promise<{ accountId: number; thesisId: number }> {
  const { id: institutionId } = await inserted(db, institution, { name: 'Πανεπιστήμιο', type: 'university' })
  const { id: departmentId } = await inserted(db, department, { name: 'Τμήμα', institutionId })
  const { id: accountId } = await inserted(db, account, {
    username: 'instructor',
    firstName: 'Ελένη',
    surname: 'Βασιλείου',
    email: 'eleni@example.gr',
    role: 'instructor',
    departmentId,
  })
  const { id: thesisId } = await inserted(db, thesis, {
    title: 'Θέμα',
    assignmentType: 'immediate',
    instructorId: accountId,
  })
  return { accountId, thesisId }
}
