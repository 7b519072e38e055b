import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { greekOrder, trigramsContain } from '../../../../platform/database/greek.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { ABSENCES_OF_ACCOUNT, STAFF_OF_ACCOUNT } from '../../../department/staff/staff.queries.ts'
import { department, institution } from '../../../institution/institution/tables.ts'
import { account, accountKeyword } from '../../../people/account/tables.ts'
import { thesis, thesisKeyword } from '../../../thesis/thesis/tables.ts'
import type { CandidateRow } from '../committee.model.ts'
import { committeeSeat, outsidePerson } from '../tables.ts'

/** More than a person reads through: the search narrows them down. */
const CANDIDATES_MAX = 20
const SUGGESTIBLE_MAX = 100

/** Instructors who are let in. */
const MAY_BE_ASKED = and(
  eq(account.role, 'instructor'),
  account.isActive,
  isNull(account.disabledAt),
  isNull(account.closedAt),
)

const { category, contractEnd } = STAFF_OF_ACCOUNT
/** What the office says of a person who could be asked. */
const STATUS = { category, contractEnd, absences: ABSENCES_OF_ACCOUNT }

// Written out, for selections of accounts alone.
const SUPERVISED = sql<number>`(
  select count(*)::int from ${thesis} as own
  where own.instructor_id = ${account}.id and own.student_id is not null and own.mark is null
)`
/** By the account, and by its address before there was one. */
const SEATS = sql<number>`(
  select count(*)::int from ${committeeSeat} as seat join ${thesis} as sat on sat.id = seat.thesis_id
  where seat.account_id = ${account}.id and seat.role <> 'supervisor'
    and seat.state in ('invited', 'accepted') and sat.mark is null
) + (
  select count(*)::int from ${outsidePerson} as person
  join ${committeeSeat} as seat on seat.outside_person_id = person.id
  join ${thesis} as sat on sat.id = seat.thesis_id
  where lower(person.email) = lower(${account}.email)
    and seat.state in ('invited', 'accepted') and sat.mark is null
)`
const candidateColumns = {
  accountId: account.id,
  email: account.email,
  person: { username: account.username, firstName: account.firstName, surname: account.surname },
  rank: account.rank,
  formOfAddress: account.formOfAddress,
  departmentName: department.name,
  institutionName: institution.name,
  supervises: SUPERVISED,
  sits: SEATS,
  ...STATUS,
}

/** Theses in progress, and seats in committees of such, of each of these people. */
export async function countWork(
  db: Reader,
  accountIds: readonly number[],
): Promise<Map<number, { supervises: number; sits: number }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ accountId: account.id, supervises: SUPERVISED, sits: SEATS })
    .from(account)
    .where(inArray(account.id, [...accountIds]))
  return new Map(rows.map(({ accountId, ...work }) => [accountId, work]))
}

/** People of the department come first; every word of the text stands in the name. */
export async function listCandidateRows(
  db: Reader,
  { departmentId, text }: { departmentId: number; text: string | null },
): Promise<CandidateRow[]> {
  return db
    .select(candidateColumns)
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .where(
      and(
        MAY_BE_ASKED,
        ...foldedWords(text ?? '').map((word) => trigramsContain(account.nameTrigrams, word)),
      ),
    )
    .orderBy(
      sql`${account.departmentId} <> ${departmentId}`,
      greekOrder(account.surname),
      greekOrder(account.firstName),
      asc(account.id),
    )
    .limit(CANDIDATES_MAX)
}

/**
 * The people of the department, and those of its institution who share a keyword with the thesis; who shares most comes
 * first. More than are suggested, because the rules refuse some of them.
 */
export async function listSuggestibleRows(
  db: Reader,
  thesisId: number,
  { departmentId, institutionId }: { departmentId: number; institutionId: number },
): Promise<(CandidateRow & { sharedKeywords: number })[]> {
  const sharedKeywords = sql<number>`(
    select count(*)::int from ${accountKeyword} as theirs
    join ${thesisKeyword} as its on its.keyword_id = theirs.keyword_id
    where theirs.account_id = ${account.id} and its.thesis_id = ${thesisId}
  )`
  return db
    .select({ ...candidateColumns, sharedKeywords })
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .where(
      and(
        MAY_BE_ASKED,
        eq(department.institutionId, institutionId),
        or(eq(account.departmentId, departmentId), sql`${sharedKeywords} > 0`),
      ),
    )
    .orderBy(sql`${sharedKeywords} desc`, sql`${SUPERVISED} + ${SEATS}`, asc(account.id))
    .limit(SUGGESTIBLE_MAX)
}

/** The people of these names who may be asked, by their lower-cased names. */
export async function findInstructors(db: Reader, usernames: readonly string[]) {
  const names = usernames.map((name) => name.toLowerCase())
  const rows = await db
    .select({
      accountId: account.id,
      email: account.email,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      rank: account.rank,
      category,
    })
    .from(account)
    .where(and(MAY_BE_ASKED, inArray(sql`lower(${account.username})`, names)))
  return new Map(rows.map((row) => [row.username.toLowerCase(), row]))
}
