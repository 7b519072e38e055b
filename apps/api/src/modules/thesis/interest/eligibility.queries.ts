import { ruleBookFor } from '@diatrivi/domain/department/rulebook/rule-book'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { whyNotEligible } from '@diatrivi/domain/department/student-record/eligibility'
import { lackingWords } from '@diatrivi/domain/department/student-record/eligibility-words'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import { findRules, publishedOf } from '../../department/rulebook/rulebook.queries.ts'
import type { StudentRecordRow } from '../../department/student-record/student-record.queries.ts'
import { studentRecord } from '../../department/student-record/tables.ts'
import { account } from '../../people/account/tables.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'

type Place = Pick<ThesisInQuestion, 'departmentId' | 'programmeId'>

/** What a thesis would begin with, were it given to a student on a day. */
export interface Beginning {
  /** The programme of the thesis, or else of the student: docs/regulation.md#rule-books. */
  programmeId: number | null
  rulebookId: number | null
  record: StudentRecordRow | null
  rules: Rules | null
}

/** For each of the students. */
export async function beginningsOf(
  db: Reader,
  thesis: Place,
  studentIds: readonly number[],
  today: IsoDate,
): Promise<Map<number, Beginning>> {
  if (studentIds.length === 0) return new Map()
  const rows = await db
    .select({
      studentId: account.id,
      record: studentRecord,
      books: publishedOf(thesis.departmentId).sql,
    })
    .from(account)
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(inArray(account.id, [...studentIds]))
  const rulesOf = new Map<number, Rules | null>()
  const beginnings = new Map<number, Beginning>()
  for (const { studentId, record, books } of rows) {
    // A programme of another department has no say here.
    const own = record?.departmentId === thesis.departmentId ? record.programmeId : null
    const programmeId = thesis.programmeId ?? own
    const rulebookId =
      ruleBookFor(
        books.map((book) => ({ ...book, isPublished: true })),
        programmeId,
        today,
      )?.id ?? null
    if (rulebookId !== null && !rulesOf.has(rulebookId)) {
      rulesOf.set(rulebookId, await findRules(db, rulebookId))
    }
    const rules = rulebookId === null ? null : (rulesOf.get(rulebookId) ?? null)
    beginnings.set(studentId, { programmeId, rulebookId, record, rules })
  }
  return beginnings
}

export async function beginningOf(
  db: Reader,
  thesis: Place,
  studentId: number,
  today: IsoDate,
): Promise<Beginning> {
  const beginning = (await beginningsOf(db, thesis, [studentId], today)).get(studentId)
  if (beginning === undefined) throw new Error('the student has no beginning')
  return beginning
}

/** The caller has locked the student, so that no other transaction writes the record until this one ends. */
export function enforceEligible({ record, rules }: Beginning, today: IsoDate): void {
  const hindrance = rules === null ? null : whyNotEligible(record, rules.eligibility, today)
  if (hindrance === null) return
  if (hindrance.refusal === 'record_missing') throw new Refusal('record_missing')
  const { lacking } = hindrance
  const facts = { what: lackingWords(lacking, 'el'), whatEnglish: lackingWords(lacking, 'en') }
  throw new Refusal('not_eligible', { facts })
}
