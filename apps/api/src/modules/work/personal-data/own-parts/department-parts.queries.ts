import { OFFICE_NAMES } from '@diatrivi/domain/department/staff/office'
import { ABSENCE_NAMES, STAFF_CATEGORY_NAMES } from '@diatrivi/domain/department/staff/staff'
import { eq } from 'drizzle-orm'
import { programme } from '../../../department/rulebook/tables.ts'
import { absence, office, staffMember } from '../../../department/staff/tables.ts'
import { studentRecord } from '../../../department/student-record/tables.ts'
import { department } from '../../../institution/institution/tables.ts'
import { KEY, OWNER, part, VERSION } from './part.model.ts'
import { greekOf } from './words.model.ts'

/** What the office of the department has written of an instructor. */
export const ownStaffFields = part({
  table: staffMember,
  title: 'Στοιχεία διδάσκοντα',
  read: (db, { accountId }) => {
    const { category, printTitle, contractEnd, createdAt, updatedAt } = staffMember
    return db
      .select({ category, printTitle, contractEnd, createdAt, updatedAt })
      .from(staffMember)
      .where(eq(staffMember.accountId, accountId))
  },
  labels: {
    category: 'Κατηγορία',
    printTitle: 'Τίτλος στα έγγραφα',
    contractEnd: 'Λήξη σύμβασης',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: { category: greekOf(STAFF_CATEGORY_NAMES) },
  columns: { accountId: OWNER, version: VERSION },
})

export const ownAbsences = part({
  table: absence,
  title: 'Απουσίες',
  read: (db, { accountId }) =>
    db
      .select({ from: absence.fromDay, until: absence.untilDay, kind: absence.kind })
      .from(absence)
      .where(eq(absence.accountId, accountId))
      .orderBy(absence.id),
  labels: { from: 'Από', until: 'Έως', kind: 'Είδος' },
  words: { kind: greekOf(ABSENCE_NAMES) },
  columns: { id: KEY, accountId: OWNER, fromDay: 'from', untilDay: 'until' },
})

export const ownOffices = part({
  table: office,
  title: 'Αξιώματα στο τμήμα',
  read: (db, { accountId }) =>
    db
      .select({
        kind: office.kind,
        department: department.name,
        programme: programme.name,
        from: office.fromDay,
        until: office.untilDay,
        createdAt: office.createdAt,
      })
      .from(office)
      .innerJoin(department, eq(department.id, office.departmentId))
      .leftJoin(programme, eq(programme.id, office.programmeId))
      .where(eq(office.accountId, accountId))
      .orderBy(office.id),
  labels: {
    kind: 'Αξίωμα',
    department: 'Τμήμα',
    programme: 'Πρόγραμμα σπουδών',
    from: 'Από',
    until: 'Έως',
    createdAt: 'Δημιουργήθηκε',
  },
  words: { kind: greekOf(OFFICE_NAMES) },
  columns: {
    id: KEY,
    accountId: OWNER,
    departmentId: 'department',
    programmeId: 'programme',
    fromDay: 'from',
    untilDay: 'until',
  },
})

/** What the office of the department has written. */
export const ownStudentRecord = part({
  table: studentRecord,
  title: 'Στοιχεία φοίτησης',
  read: (db, { accountId }) =>
    db
      .select({
        registryNumber: studentRecord.registryNumber,
        semester: studentRecord.semester,
        coursesPassed: studentRecord.coursesPassed,
        coursesOwed: studentRecord.coursesOwed,
        ects: studentRecord.ects,
        averageHundredths: studentRecord.averageHundredths,
        programme: programme.name,
        asOf: studentRecord.asOf,
        createdAt: studentRecord.createdAt,
        updatedAt: studentRecord.updatedAt,
      })
      .from(studentRecord)
      .leftJoin(programme, eq(programme.id, studentRecord.programmeId))
      .where(eq(studentRecord.accountId, accountId)),
  labels: {
    registryNumber: 'Αριθμός μητρώου',
    semester: 'Εξάμηνο',
    coursesPassed: 'Περασμένα μαθήματα',
    coursesOwed: 'Οφειλόμενα μαθήματα',
    ects: 'ECTS',
    programme: 'Πρόγραμμα σπουδών',
    averageHundredths: 'Μέσος όρος (σε εκατοστά)',
    asOf: 'Ημερομηνία στοιχείων',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  columns: {
    accountId: OWNER,
    departmentId: { because: 'it is the department of the account' },
    programmeId: 'programme',
    registryKey: { because: 'it is made of the number' },
    version: VERSION,
  },
})
