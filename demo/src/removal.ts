import { rulebook } from '@diatrivi/api/modules/department/rulebook/tables'
import { outsidePerson } from '@diatrivi/api/modules/examination/committee/tables'
import { markCorrection } from '@diatrivi/api/modules/examination/marking/tables'
import { paper, paperForm, paperReturn } from '@diatrivi/api/modules/examination/paper/tables'
import { account } from '@diatrivi/api/modules/people/account/tables'
import { event } from '@diatrivi/api/modules/thesis/history/tables'
import { interest } from '@diatrivi/api/modules/thesis/interest/tables'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import {
  pastAssignment,
  stepComment,
  stepCommentFile,
  stepFile,
  todoItem,
  todoList,
} from '@diatrivi/api/modules/thesis/todo-list/tables'
import { DEMO_MARK, holdsDemo } from '@diatrivi/api/platform/database/demo-mark'
import { setting } from '@diatrivi/api/platform/database/tables'
import type { Reader, Tx } from '@diatrivi/api/platform/database/transaction'
import { publishSessionChanges } from '@diatrivi/api/platform/events/account-changes'
import { outbox } from '@diatrivi/api/platform/mail/tables'
import type { Files } from '@diatrivi/api/platform/storage/files'
import { and, eq, inArray, isNotNull, like, ne, notInArray, or, sql } from 'drizzle-orm'

/** What the demo has in a database, and what real people share with it. */
export interface DemoContents {
  accounts: number
  theses: number
  lists: number
  /** While there is any, the demo stays: it would take their work along. */
  shared: number
}

/** A domain for examples only, in which every person of the demo has an address. */
const OF_DEMO = '%@example.gr'

/** Null where the database holds no demo. */
export async function findDemo(db: Reader): Promise<DemoContents | null> {
  if (!(await holdsDemo(db))) return null
  const people = await peopleOfDemo(db)
  return {
    accounts: people.length,
    theses: await db.$count(thesis, inArray(thesis.instructorId, people)),
    lists: await db.$count(todoList, inArray(todoList.instructorId, people)),
    shared: await countShared(db, people),
  }
}

/**
 * Deletes the accounts of the demo with everything that is theirs, in one transaction, and returns what it was. The
 * institutions, the departments with their covers and programmes and the keywords stay: they are facts. Nothing is deleted while real
 * people share a thesis or an interest with it, nor where there is no demo.
 */
export function removeDemo({ files }: { files: Files }): Promise<DemoContents | null> {
  return files.transaction(async (tx, transactionFiles) => {
    // No caller may turn to a person of the demo between the look and the deletion.
    await tx.execute(
      sql`lock table account, thesis, interest, past_assignment, todo_list in share row exclusive mode`,
    )
    const found = await findDemo(tx)
    if (found === null || found.shared > 0) return found
    const people = await peopleOfDemo(tx)
    const papers = await papersOf(tx, people)
    const fileIds = await filesOf(tx, people, papers)
    await publishSessionChanges(tx, people)
    await tx.delete(paper).where(inArray(paper.id, papers))
    await tx.delete(paperForm).where(inArray(paperForm.setById, people))
    await tx.delete(todoList).where(inArray(todoList.instructorId, people))
    await tx.delete(thesis).where(inArray(thesis.instructorId, people))
    await tx.delete(rulebook).where(inArray(rulebook.publishedById, people))
    await tx.delete(outsidePerson).where(like(outsidePerson.email, OF_DEMO))
    // What they did to theses of real people stays without their names, which are invented.
    await tx.update(event).set({ actorId: null }).where(inArray(event.actorId, people))
    await tx
      .update(markCorrection)
      .set({ correctedById: null })
      .where(inArray(markCorrection.correctedById, people))
    await tx.update(paperReturn).set({ returnedById: null }).where(inArray(paperReturn.returnedById, people))
    await tx.delete(account).where(inArray(account.id, people))
    await tx.delete(outbox).where(like(outbox.recipient, OF_DEMO))
    await tx.delete(setting).where(eq(setting.key, DEMO_MARK))
    for (const fileId of fileIds) await transactionFiles.discard(fileId)
    return found
  })
}

/**
 * The people who have an address of the demo, or its password still: all of them have one hash, which no other
 * account has.
 */
async function peopleOfDemo(db: Reader): Promise<number[]> {
  const hashes = db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(and(like(account.email, OF_DEMO), isNotNull(account.passwordHash)))
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(or(like(account.email, OF_DEMO), inArray(account.passwordHash, hashes)))
  return rows.map(({ id }) => id)
}

/** Theses, assignments and interests that join a person of the demo with a real one, and real theses under its rule book. */
async function countShared(db: Reader, people: number[]): Promise<number> {
  const isOfDemo = inArray(thesis.instructorId, people)
  const strangers = await db.$count(
    thesis,
    and(isNotNull(thesis.studentId), ne(sql`${isOfDemo}`, sql`${inArray(thesis.studentId, people)}`)),
  )
  const [past] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(pastAssignment)
    .innerJoin(thesis, eq(thesis.id, pastAssignment.thesisId))
    .where(ne(sql`${isOfDemo}`, sql`${inArray(pastAssignment.studentId, people)}`))
  const [interested] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(interest)
    .innerJoin(thesis, eq(thesis.id, interest.thesisId))
    .where(and(isOfDemo, notInArray(interest.studentId, people)))
  const [bound] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(thesis)
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .where(and(inArray(rulebook.publishedById, people), notInArray(thesis.instructorId, people)))
  return strangers + (past?.count ?? 0) + (interested?.count ?? 0) + (bound?.count ?? 0)
}

/**
 * The papers about these people or by their office: their numbers may be given again, because no person got one in
 * earnest.
 */
async function papersOf(db: Reader, people: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: paper.id })
    .from(paper)
    .leftJoin(thesis, eq(thesis.id, paper.thesisId))
    .where(
      or(
        inArray(paper.issuedById, people),
        inArray(paper.accountId, people),
        inArray(thesis.instructorId, people),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The CVs, final texts, papers and files of steps that go with these people. */
async function filesOf(tx: Tx, people: number[], papers: number[]): Promise<number[]> {
  const ownLists = inArray(todoList.instructorId, people)
  const ownTheses = inArray(thesis.instructorId, people)
  const queries = [
    tx.select({ id: paper.fileId }).from(paper).where(inArray(paper.id, papers)),
    tx.select({ id: paperReturn.fileId }).from(paperReturn).where(inArray(paperReturn.paperId, papers)),
    tx.select({ id: paperForm.fileId }).from(paperForm).where(inArray(paperForm.setById, people)),
    tx.select({ id: account.cvFileId }).from(account).where(inArray(account.id, people)),
    tx.select({ id: thesis.finalFileId }).from(thesis).where(ownTheses),
    tx
      .select({ id: pastAssignment.finalFileId })
      .from(pastAssignment)
      .innerJoin(thesis, eq(thesis.id, pastAssignment.thesisId))
      .where(ownTheses),
    tx
      .select({ id: stepFile.fileId })
      .from(stepFile)
      .innerJoin(todoItem, eq(todoItem.id, stepFile.itemId))
      .innerJoin(todoList, eq(todoList.id, todoItem.listId))
      .where(ownLists),
    tx
      .select({ id: stepCommentFile.fileId })
      .from(stepCommentFile)
      .innerJoin(stepComment, eq(stepComment.id, stepCommentFile.commentId))
      .innerJoin(todoItem, eq(todoItem.id, stepComment.itemId))
      .innerJoin(todoList, eq(todoList.id, todoItem.listId))
      .where(ownLists),
  ]
  const fileIds: number[] = []
  // One after the other: a transaction has one connection.
  for (const query of queries) {
    for (const { id } of await query) if (id !== null) fileIds.push(id)
  }
  return fileIds
}
