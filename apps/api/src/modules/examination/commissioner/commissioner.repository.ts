import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { pastAssignment } from '../../thesis/todo-list/tables.ts'
import type { WrittenCommissioner } from './commissioner.model.ts'
import { commissioner, commissionerComment, commissionerLink } from './tables.ts'

/** Writes the commissioner of an assignment, anew where there is one. */
export async function saveCommissioner(
  tx: Tx,
  { thesisId, studentId }: { thesisId: number; studentId: number },
  { mentor, ...fields }: WrittenCommissioner,
  at: Date,
): Promise<void> {
  const values = {
    ...fields,
    mentorFirstName: mentor.firstName,
    mentorSurname: mentor.surname,
    mentorEmail: mentor.email,
    mentorLanguage: mentor.language,
    updatedAt: at,
  }
  await tx
    .insert(commissioner)
    .values({ thesisId, studentId, ...values, createdAt: at })
    .onConflictDoUpdate({ target: [commissioner.thesisId, commissioner.studentId], set: values })
}

export async function deleteCommissioner(tx: Tx, id: number): Promise<void> {
  await tx.delete(commissioner).where(eq(commissioner.id, id))
}

type NewLink = Pick<
  typeof commissionerLink.$inferInsert,
  'commissionerId' | 'codeHash' | 'createdAt' | 'expiresAt'
>

export async function insertCommissionerLink(tx: Tx, values: NewLink): Promise<void> {
  await tx.insert(commissionerLink).values(values)
}

/** From the moment on, which may lie ahead. */
export async function revokeCommissionerLinks(tx: Tx, commissionerId: number, at: Date): Promise<void> {
  await tx
    .update(commissionerLink)
    .set({ revokedAt: at })
    .where(
      and(
        eq(commissionerLink.commissionerId, commissionerId),
        or(isNull(commissionerLink.revokedAt), gt(commissionerLink.revokedAt, at)),
      ),
    )
}

type NewComment = Omit<typeof commissionerComment.$inferInsert, 'id'>

export async function insertCommissionerComment(tx: Tx, values: NewComment): Promise<number> {
  const [row] = await tx.insert(commissionerComment).values(values).returning({ id: commissionerComment.id })
  if (row === undefined) throw new Error('A comment that was written has no id.')
  return row.id
}

/**
 * Takes the names and addresses of mentors off commissioners whose thesis was marked, or whose assignment ended, before
 * a day. Returns of how many.
 */
export async function takeOldMentorsOff(
  tx: Tx,
  { until, limit, at }: { until: string; limit: number; at: Date },
): Promise<number> {
  const old = sql`
    select ${commissioner.id} from ${commissioner} join ${thesis} on ${thesis.id} = ${commissioner.thesisId}
    where ${commissioner.mentorEmail} is not null and case
      when ${thesis.studentId} = ${commissioner.studentId}
        then ${thesis.mark} is not null and ${thesis.endDate} < ${until}
      else coalesce(
        (select max(${pastAssignment.releasedAt}) from ${pastAssignment}
         where ${pastAssignment.thesisId} = ${commissioner.thesisId}
           and ${pastAssignment.studentId} = ${commissioner.studentId}),
        ${commissioner.updatedAt}
      ) < ${until}::date
    end
    order by ${commissioner.id} limit ${limit}`
  const taken = await tx
    .update(commissioner)
    .set({ mentorFirstName: null, mentorSurname: null, mentorEmail: null, updatedAt: at })
    .where(sql`${commissioner.id} in (${old})`)
    .returning({ id: commissioner.id })
  return taken.length
}

/** When a link was sent, and until when it held, can be asked for a while. */
export const COMMISSIONER_LINKS_KEPT: Retention = {
  key: commissionerLink.id,
  since: commissionerLink.expiresAt,
  keptFor: () => KEPT_DAYS.links * DAY,
}
