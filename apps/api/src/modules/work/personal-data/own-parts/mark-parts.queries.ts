import type { PartMark } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { eq } from 'drizzle-orm'
import { committeeSeat } from '../../../examination/committee/tables.ts'
import { examination } from '../../../examination/examination/tables.ts'
import { memberMark } from '../../../examination/marking/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { KEY, OWNER, part, SECRET, VERSION } from './part.model.ts'

/** What the person gave in committees; what others gave is theirs. */
export const ownMarks = part({
  table: memberMark,
  title: 'Βαθμοί σε εξεταστικές επιτροπές',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        thesis: thesis.title,
        attempt: examination.attempt,
        parts: memberMark.parts,
        remark: memberMark.remark,
        firstSealedAt: memberMark.firstSealedAt,
        sealedAt: memberMark.sealedAt,
        confirmedAt: memberMark.confirmedAt,
        createdAt: memberMark.createdAt,
        updatedAt: memberMark.updatedAt,
      })
      .from(memberMark)
      .innerJoin(committeeSeat, eq(committeeSeat.id, memberMark.seatId))
      .innerJoin(examination, eq(examination.id, memberMark.examinationId))
      .innerJoin(thesis, eq(thesis.id, examination.thesisId))
      .where(eq(committeeSeat.accountId, accountId))
      .orderBy(memberMark.id)
    return rows.map(({ parts, ...row }) => ({ ...row, marks: marksAsText(parts) }))
  },
  labels: {
    thesis: 'Εργασία',
    attempt: 'Εξέταση',
    marks: 'Βαθμοί',
    remark: 'Παρατήρηση',
    firstSealedAt: 'Σφραγίστηκε πρώτη φορά',
    sealedAt: 'Σφραγίστηκε',
    confirmedAt: 'Επιβεβαιώθηκε',
    createdAt: 'Γράφτηκε',
    updatedAt: 'Άλλαξε',
  },
  columns: {
    id: KEY,
    examinationId: 'attempt',
    seatId: OWNER,
    parts: 'marks',
    salt: SECRET,
    version: VERSION,
  },
})

/** As «content: 8.50, text/depth: 9.00». */
function marksAsText(parts: Readonly<Record<string, PartMark>>): string {
  return Object.entries(parts)
    .flatMap(([key, given]) =>
      typeof given === 'number'
        ? [`${key}: ${hundredthsText(given)}`]
        : Object.entries(given).map(([criterion, mark]) => `${key}/${criterion}: ${hundredthsText(mark)}`),
    )
    .join(', ')
}
