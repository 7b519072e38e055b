import { eq } from 'drizzle-orm'
import { programme } from '../../../department/rulebook/tables.ts'
import { absence, office, staffMember } from '../../../department/staff/tables.ts'
import { studentRecord } from '../../../department/student-record/tables.ts'
import { department, institution } from '../../../institution/institution/tables.ts'
import { keyword } from '../../../institution/keyword/tables.ts'
import { account, accountKeyword } from '../../../people/account/tables.ts'
import { savedView } from '../../../people/saved-view/tables.ts'
import { KEY, OWNER, part, SECRET, VERSION } from './part.ts'
import {
  ABSENCE_WORDS,
  CATEGORY_WORDS,
  LANGUAGE_WORDS,
  LIST_WORDS,
  OFFICE_WORDS,
  RANK_WORDS,
  ROLE_WORDS,
} from './words.ts'

/**
 * Passwords, codes and keys are left out: they are no news to the person, and a stranger who finds the archive must
 * not sign in.
 */
export const ownAccount = part({
  table: account,
  title: 'Λογαριασμός και προφίλ',
  read: (db, { accountId }) =>
    db
      .select({
        username: account.username,
        firstName: account.firstName,
        surname: account.surname,
        email: account.email,
        role: account.role,
        rank: account.rank,
        department: department.name,
        institution: institution.name,
        isPublic: account.isPublic,
        language: account.language,
        cvName: account.cvName,
        isActive: account.isActive,
        disabledAt: account.disabledAt,
        createdAt: account.createdAt,
        updatedAt: account.updatedAt,
      })
      .from(account)
      .leftJoin(department, eq(department.id, account.departmentId))
      .leftJoin(institution, eq(institution.id, department.institutionId))
      .where(eq(account.id, accountId)),
  labels: {
    username: 'Όνομα χρήστη',
    firstName: 'Όνομα',
    surname: 'Επώνυμο',
    email: 'E-mail',
    role: 'Ρόλος',
    rank: 'Βαθμίδα',
    department: 'Τμήμα',
    institution: 'Ίδρυμα',
    isPublic: 'Δημόσιο προφίλ',
    language: 'Γλώσσα μηνυμάτων',
    cvName: 'Βιογραφικό',
    isActive: 'Ενεργός',
    disabledAt: 'Απενεργοποιήθηκε',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: { role: ROLE_WORDS, rank: RANK_WORDS, language: LANGUAGE_WORDS },
  columns: {
    id: KEY,
    nameTrigrams: { because: 'a search compares the name by it' },
    passwordHash: SECRET,
    departmentId: 'department',
    unconfirmedSince: {
      because: 'it is empty once the address is confirmed, and before that nothing is taken out',
    },
    closedAt: { because: 'a closed account takes nothing out' },
    nameKeptSince: { because: 'a closed account takes nothing out' },
    isNewcomer: { because: 'it is over with the first sign-in' },
    cvFileId: 'cvName',
    version: VERSION,
  },
})

export const ownKeywords = part({
  table: accountKeyword,
  title: 'Ενδιαφέροντα (λέξεις-κλειδιά)',
  read: (db, { accountId }) =>
    db
      .select({ keyword: keyword.label })
      .from(accountKeyword)
      .innerJoin(keyword, eq(keyword.id, accountKeyword.keywordId))
      .where(eq(accountKeyword.accountId, accountId))
      .orderBy(accountKeyword.position, keyword.label),
  labels: { keyword: 'Λέξη-κλειδί' },
  columns: { accountId: OWNER, keywordId: 'keyword', position: { because: 'it is the order of these rows' } },
})

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
  words: { category: CATEGORY_WORDS },
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
  words: { kind: ABSENCE_WORDS },
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
  words: { kind: OFFICE_WORDS },
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
    coursesPassed: 'Μαθήματα με προβιβάσιμο βαθμό',
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

export const ownSavedViews = part({
  table: savedView,
  title: 'Αποθηκευμένες προβολές λιστών',
  read: (db, { accountId }) =>
    db
      .select({
        list: savedView.list,
        name: savedView.name,
        query: savedView.query,
        createdAt: savedView.createdAt,
        updatedAt: savedView.updatedAt,
      })
      .from(savedView)
      .where(eq(savedView.accountId, accountId))
      .orderBy(savedView.id),
  labels: {
    list: 'Λίστα',
    name: 'Όνομα',
    query: 'Φίλτρα, ταξινόμηση και στήλες',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: { list: LIST_WORDS },
  columns: { id: KEY, accountId: OWNER },
})
