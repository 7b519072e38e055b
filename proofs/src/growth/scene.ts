import { department, institution } from '@diatrivi/api/modules/institution/institution/tables'
import { account } from '@diatrivi/api/modules/people/account/tables'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { inserted } from '@diatrivi/api/testing/inserted'

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
