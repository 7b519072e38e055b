import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { thesis, thesisKeyword } from './tables.ts'

export async function insertThesis(
  tx: Tx,
  instructorId: number,
  fields: ThesisFields,
  at: Date,
): Promise<number> {
  const [row] = await tx
    .insert(thesis)
    .values({ ...fields, instructorId, createdAt: at, updatedAt: at })
    .returning({ id: thesis.id })
  if (row === undefined) throw new Error('An inserted thesis came back without its id.')
  return row.id
}

/** What the instructor's form shows has changed: a person who has read it before must read again before writing. */
export async function updateThesis(
  tx: Tx,
  id: number,
  changes: Partial<ThesisFields & { mark: number | null; endDate: ThesisFields['startDate'] }>,
  at: Date,
): Promise<void> {
  await tx
    .update(thesis)
    .set({ ...changes, version: sql`${thesis.version} + 1`, updatedAt: at })
    .where(eq(thesis.id, id))
}

export type StudentsPart = Pick<
  typeof thesis.$inferSelect,
  'publicByStudent' | 'abstract' | 'finalFileId' | 'finalFileName'
>

/** What only its student changes; the instructor's form does not show it. */
export async function updateStudentsPart(
  tx: Tx,
  id: number,
  changes: Partial<StudentsPart>,
  at: Date,
): Promise<void> {
  await tx
    .update(thesis)
    .set({ ...changes, updatedAt: at })
    .where(eq(thesis.id, id))
}

/** Takes the thesis from its student, with everything that was the student's. */
export async function takeFromStudent(tx: Tx, id: number, at: Date): Promise<void> {
  const anew = {
    abstract: null,
    finalFileId: null,
    finalFileName: null,
    startDate: null,
    // The next student begins with the rules of another day.
    rulebookId: null,
    programmeId: null,
    // The others of a group go on without this one.
    groupKey: null,
  }
  await tx
    .update(thesis)
    .set({
      ...anew,
      studentId: null,
      publicByStudent: false,
      version: sql`${thesis.version} + 1`,
      updatedAt: at,
    })
    .where(eq(thesis.id, id))
}

export async function linkTheses(tx: Tx, ids: readonly number[], groupKey: string): Promise<void> {
  await tx
    .update(thesis)
    .set({ groupKey })
    .where(inArray(thesis.id, [...ids]))
}

export async function deleteThesis(tx: Tx, id: number): Promise<void> {
  await tx.delete(thesis).where(eq(thesis.id, id))
}

/** In the order in which they are given. */
export async function replaceKeywords(
  tx: Tx,
  thesisId: number,
  keywordIds: readonly number[],
): Promise<void> {
  const dropped = keywordIds.length === 0 ? undefined : notInArray(thesisKeyword.keywordId, [...keywordIds])
  await tx.delete(thesisKeyword).where(and(eq(thesisKeyword.thesisId, thesisId), dropped))
  if (keywordIds.length === 0) return
  await tx
    .insert(thesisKeyword)
    .values(keywordIds.map((keywordId, position) => ({ thesisId, keywordId, position })))
    .onConflictDoUpdate({
      target: [thesisKeyword.thesisId, thesisKeyword.keywordId],
      set: { position: sql`excluded.position` },
    })
}

export interface Giving {
  studentId: number
  today: string
  /** Null: the plain flow. */
  rulebookId: number | null
  programmeId: number | null
  titleEnglish: string | null
}

/** The thesis is the student's; it starts today unless its instructor has set a day. */
export async function giveThesis(
  tx: Tx,
  {
    thesisId,
    studentId,
    today,
    rulebookId,
    programmeId,
    titleEnglish,
    at,
  }: Giving & { thesisId: number; at: Date },
): Promise<void> {
  await tx
    .update(thesis)
    .set({
      studentId,
      rulebookId,
      programmeId,
      titleEnglish,
      startDate: sql`coalesce(${thesis.startDate}, ${today}::date)`,
      version: sql`${thesis.version} + 1`,
      updatedAt: at,
    })
    .where(eq(thesis.id, thesisId))
}

export async function updateImage(tx: Tx, id: number, imageId: number, at: Date): Promise<void> {
  await tx.update(thesis).set({ imageId, updatedAt: at }).where(eq(thesis.id, id))
}
