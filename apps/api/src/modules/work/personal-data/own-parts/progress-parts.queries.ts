import { DURATION_UNIT_NAMES } from '@diatrivi/domain/thesis/todo-list/step'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { commissioner, commissionerComment } from '../../../examination/commissioner/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import {
  pastAssignment,
  stepComment,
  stepFile,
  todoItem,
  todoList,
} from '../../../thesis/todo-list/tables.ts'
import { KEY, OWNER, part, VERSION } from './part.model.ts'
import { COMMENT_WORDS, greekOf } from './words.model.ts'

/** The lists that a student works by or left behind, of the row of lists around. */
function isListOfStudent(accountId: number): SQL {
  return sql`(exists (select from ${thesis} where ${thesis.id} = ${todoList.thesisId} and ${thesis.studentId} = ${accountId})
    or exists (select from ${pastAssignment} where ${pastAssignment.listId} = ${todoList.id} and ${pastAssignment.studentId} = ${accountId}))`
}

export const ownLists = part({
  table: todoList,
  title: 'Λίστες βημάτων',
  read: (db, { accountId }) =>
    db
      .select({
        listId: todoList.id,
        thesisId: todoList.thesisId,
        title: todoList.title,
        description: todoList.description,
        archivedAt: todoList.archivedAt,
        createdAt: todoList.createdAt,
        updatedAt: todoList.updatedAt,
      })
      .from(todoList)
      .where(or(eq(todoList.instructorId, accountId), isListOfStudent(accountId)))
      .orderBy(todoList.id),
  labels: {
    listId: 'Αριθμός',
    thesisId: 'Εργασία',
    title: 'Τίτλος',
    description: 'Περιγραφή',
    archivedAt: 'Αρχειοθετήθηκε',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  html: ['description'],
  columns: { id: 'listId', instructorId: OWNER, version: VERSION },
})

/** How far a student came is the student's; of the instructor's own lists only what he or she wrote. */
export const ownSteps = part({
  table: todoItem,
  title: 'Βήματα',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        listId: todoItem.listId,
        position: todoItem.position,
        title: todoItem.title,
        description: todoItem.description,
        durationAmount: todoItem.durationAmount,
        durationUnit: todoItem.durationUnit,
        studentConfirmedAt: todoItem.studentConfirmedAt,
        instructorConfirmedAt: todoItem.instructorConfirmedAt,
        returnedAt: todoItem.returnedAt,
        returnReason: todoItem.returnReason,
        createdAt: todoItem.createdAt,
        updatedAt: todoItem.updatedAt,
        asStudent: sql<boolean>`${isListOfStudent(accountId)}`,
      })
      .from(todoItem)
      .innerJoin(todoList, eq(todoList.id, todoItem.listId))
      .where(or(eq(todoList.instructorId, accountId), isListOfStudent(accountId)))
      .orderBy(todoItem.listId, todoItem.position)
    return rows.map(({ asStudent, ...row }) => ({
      ...row,
      studentConfirmedAt: asStudent ? row.studentConfirmedAt : null,
    }))
  },
  labels: {
    listId: 'Λίστα',
    position: 'Θέση',
    title: 'Τίτλος',
    description: 'Περιγραφή',
    durationAmount: 'Διάρκεια',
    durationUnit: 'Μονάδα',
    studentConfirmedAt: 'Ολοκληρώθηκε',
    instructorConfirmedAt: 'Εγκρίθηκε',
    returnedAt: 'Επιστράφηκε',
    returnReason: 'Λόγος επιστροφής',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: { durationUnit: greekOf(DURATION_UNIT_NAMES) },
  html: ['description'],
  columns: { id: KEY, version: VERSION },
})

export const ownStepFiles = part({
  table: stepFile,
  title: 'Αρχεία βημάτων',
  read: (db, { accountId }) =>
    db
      .select({
        step: todoItem.title,
        version: stepFile.version,
        name: stepFile.name,
        uploadedAt: stepFile.uploadedAt,
      })
      .from(stepFile)
      .innerJoin(todoItem, eq(todoItem.id, stepFile.itemId))
      .where(eq(stepFile.uploadedBy, accountId))
      .orderBy(stepFile.id),
  labels: { step: 'Βήμα', version: 'Έκδοση', name: 'Αρχείο', uploadedAt: 'Στάλθηκε' },
  columns: { id: KEY, itemId: 'step', fileId: 'name', uploadedBy: OWNER },
})

/** The person's own words, and what an instructor wrote about the work of the student whose data these are. */
export const ownComments = part({
  table: stepComment,
  title: 'Συζητήσεις στα βήματα',
  read: (db, { accountId }) =>
    db
      .select({
        step: todoItem.title,
        isOwn: sql<boolean>`${stepComment.authorId} is not distinct from ${accountId}`,
        kind: stepComment.kind,
        text: stepComment.text,
        writtenAt: stepComment.writtenAt,
      })
      .from(stepComment)
      .innerJoin(todoItem, eq(todoItem.id, stepComment.itemId))
      .innerJoin(todoList, eq(todoList.id, todoItem.listId))
      .where(or(eq(stepComment.authorId, accountId), isListOfStudent(accountId)))
      .orderBy(stepComment.id),
  labels: { step: 'Βήμα', isOwn: 'Δικό σας', kind: 'Είδος', text: 'Κείμενο', writtenAt: 'Γράφτηκε' },
  words: { kind: COMMENT_WORDS },
  columns: { id: KEY, itemId: 'step', authorId: 'isOwn' },
})

/** The person's own words in conversations with a firm, and those of the others where the person is the student. */
export const ownCommissionerComments = part({
  table: commissionerComment,
  title: 'Συνομιλίες με συνεργαζόμενους φορείς',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        isOwn: sql<boolean>`${commissionerComment.authorId} is not distinct from ${accountId}`,
        firm: commissionerComment.firm,
        text: commissionerComment.text,
        writtenAt: commissionerComment.writtenAt,
      })
      .from(commissionerComment)
      .innerJoin(commissioner, eq(commissioner.id, commissionerComment.commissionerId))
      .innerJoin(thesis, eq(thesis.id, commissioner.thesisId))
      .where(or(eq(commissionerComment.authorId, accountId), eq(commissioner.studentId, accountId)))
      .orderBy(commissionerComment.id),
  labels: {
    thesis: 'Εργασία',
    isOwn: 'Δικό σας',
    firm: 'Φορέας',
    text: 'Κείμενο',
    writtenAt: 'Γράφτηκε',
  },
  columns: { id: KEY, commissionerId: 'thesis', authorId: 'isOwn' },
})
