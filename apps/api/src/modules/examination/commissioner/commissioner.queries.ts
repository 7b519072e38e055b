import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRow } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import type { Commissioner, CommissionerCommentRow, Mentor } from './commissioner.model.ts'
import { commissioner, commissionerComment, commissionerLink } from './tables.ts'

// Written out: where only a commissioner is read its columns come without their table, and `id` would be that of the link.
/** The newest link of each commissioner. */
const newestLink = jsonRow(
  {
    createdAt: commissionerLink.createdAt,
    expiresAt: commissionerLink.expiresAt,
    revokedAt: commissionerLink.revokedAt,
  },
  sql`
    from ${commissionerLink} where ${commissionerLink}.commissioner_id = ${commissioner}.id
    order by ${commissionerLink}.id desc limit 1
  `,
)

const columns = {
  id: commissioner.id,
  firm: commissioner.firm,
  mentorFirstName: commissioner.mentorFirstName,
  mentorSurname: commissioner.mentorSurname,
  mentorEmail: commissioner.mentorEmail,
  mentorLanguage: commissioner.mentorLanguage,
  agreedOn: commissioner.agreedOn,
  agreementNote: commissioner.agreementNote,
  embargoReason: commissioner.embargoReason,
  link: newestLink,
  hasComments: sql<boolean>`exists (
    select from ${commissionerComment} where ${commissionerComment}.commissioner_id = ${commissioner}.id
  )`,
}

/** The commissioner of the student of the thesis of the row around: a value for a read of theses. */
export function commissionerIn(thesisId: SQL) {
  return jsonRow(
    columns,
    sql`
      from ${commissioner}
      where ${commissioner.thesisId} = ${thesisId} and ${commissioner.studentId} = ${thesis.studentId}
    `,
  )
}

type ReadCommissioner =
  ReturnType<typeof commissionerIn> extends JsonValue<infer Value> ? NonNullable<Value> : never

export function commissionerOf({
  mentorFirstName,
  mentorSurname,
  mentorEmail,
  mentorLanguage,
  ...row
}: ReadCommissioner): Commissioner {
  return { ...row, mentor: mentorOf({ mentorFirstName, mentorSurname, mentorEmail, mentorLanguage }) }
}

function mentorOf({
  mentorFirstName: firstName,
  mentorSurname: surname,
  mentorEmail: email,
  mentorLanguage: language,
}: Pick<
  ReadCommissioner,
  'mentorFirstName' | 'mentorSurname' | 'mentorEmail' | 'mentorLanguage'
>): Mentor | null {
  return firstName === null || surname === null || email === null
    ? null
    : { firstName, surname, email, language }
}

/** The commissioner of the student who has a thesis. */
export async function findCommissioner(
  db: Reader,
  { id: thesisId, studentId }: { id: number; studentId: number | null },
): Promise<Commissioner | null> {
  if (studentId === null) return null
  const [row] = await db
    .select({ ...columns, link: newestLink.sql })
    .from(commissioner)
    .where(and(eq(commissioner.thesisId, thesisId), eq(commissioner.studentId, studentId)))
  return row === undefined ? null : commissionerOf(row)
}

/** What was said with a commissioner, oldest first. */
export function listCommissionerComments(
  db: Reader,
  commissionerId: number,
): Promise<CommissionerCommentRow[]> {
  return db
    .select({
      id: commissionerComment.id,
      text: commissionerComment.text,
      writtenAt: commissionerComment.writtenAt,
      author: { username: account.username, firstName: account.firstName, surname: account.surname },
      firm: commissionerComment.firm,
    })
    .from(commissionerComment)
    .leftJoin(account, eq(account.id, commissionerComment.authorId))
    .where(eq(commissionerComment.commissionerId, commissionerId))
    .orderBy(asc(commissionerComment.id))
}

/** The link of a code, with the commissioner it belongs to. */
export async function findCommissionerLink(db: Reader, codeHash: string) {
  const [row] = await db
    .select({
      id: commissionerLink.id,
      expiresAt: commissionerLink.expiresAt,
      revokedAt: commissionerLink.revokedAt,
      commissionerId: commissioner.id,
      thesisId: commissioner.thesisId,
      studentId: commissioner.studentId,
    })
    .from(commissionerLink)
    .innerJoin(commissioner, eq(commissioner.id, commissionerLink.commissionerId))
    .where(eq(commissionerLink.codeHash, codeHash))
  return row ?? null
}
