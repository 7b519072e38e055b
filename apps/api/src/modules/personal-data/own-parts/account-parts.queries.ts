import { count, eq } from 'drizzle-orm'
import {
  account,
  accountKeyword,
  emailChange,
  oneTimeCode,
  passkey,
  recoveryCode,
  session,
  totp,
} from '../../account/tables.ts'
import { department, institution } from '../../institution/tables.ts'
import { keyword } from '../../keyword/tables.ts'
import { programme } from '../../rulebook/tables.ts'
import { savedView } from '../../saved-view/tables.ts'
import { identity } from '../../single-sign-on/tables.ts'
import { absence, office, staffMember } from '../../staff/tables.ts'
import { studentRecord } from '../../student-record/tables.ts'
import { part } from './part.ts'
import {
  ABSENCE_WORDS,
  CATEGORY_WORDS,
  LANGUAGE_WORDS,
  LIST_WORDS,
  OFFICE_WORDS,
  RANK_WORDS,
  ROLE_WORDS,
  SESSION_WORDS,
} from './words.ts'

/** Passwords, codes and keys are left out: they are no news to the person, and whoever finds the archive must not sign in. */
export const ownAccount = part({
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
})

export const ownKeywords = part({
  title: 'Ενδιαφέροντα (λέξεις-κλειδιά)',
  read: (db, { accountId }) =>
    db
      .select({ keyword: keyword.label })
      .from(accountKeyword)
      .innerJoin(keyword, eq(keyword.id, accountKeyword.keywordId))
      .where(eq(accountKeyword.accountId, accountId))
      .orderBy(keyword.label),
  labels: { keyword: 'Λέξη-κλειδί' },
})

export const ownSessions = part({
  title: 'Συνεδρίες',
  read: (db, { accountId }) =>
    db
      .select({
        kind: session.kind,
        userAgent: session.userAgent,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        expiresAt: session.expiresAt,
        revokedAt: session.revokedAt,
      })
      .from(session)
      .where(eq(session.accountId, accountId))
      .orderBy(session.createdAt, session.id),
  labels: {
    kind: 'Είδος',
    userAgent: 'Πρόγραμμα',
    createdAt: 'Σύνδεση',
    lastSeenAt: 'Τελευταία χρήση',
    expiresAt: 'Λήγει',
    revokedAt: 'Τερματίστηκε',
  },
  words: { kind: SESSION_WORDS },
})

export const ownCodes = part({
  title: 'Κωδικοί και σύνδεσμοι μίας χρήσης',
  read: (db, { accountId }) =>
    db
      .select({
        purpose: oneTimeCode.purpose,
        createdAt: oneTimeCode.createdAt,
        expiresAt: oneTimeCode.expiresAt,
        usedAt: oneTimeCode.usedAt,
      })
      .from(oneTimeCode)
      .where(eq(oneTimeCode.accountId, accountId))
      .orderBy(oneTimeCode.id),
  labels: { purpose: 'Για', createdAt: 'Στάλθηκε', expiresAt: 'Λήγει', usedAt: 'Χρησιμοποιήθηκε' },
  words: {
    purpose: {
      activation: 'Επιβεβαίωση διεύθυνσης',
      passwordReset: 'Νέος κωδικός',
      invitation: 'Πρόσκληση',
      secondFactorUndo: 'Αφαίρεση επαλήθευσης σε δύο βήματα',
      ownData: 'Λήψη των δεδομένων',
    },
  },
})

export const ownEmailChanges = part({
  title: 'Αλλαγές διεύθυνσης e-mail',
  read: (db, { accountId }) =>
    db
      .select({
        oldEmail: emailChange.oldEmail,
        newEmail: emailChange.newEmail,
        codeMadeAt: emailChange.codeMadeAt,
        confirmedAt: emailChange.confirmedAt,
      })
      .from(emailChange)
      .where(eq(emailChange.accountId, accountId))
      .orderBy(emailChange.id),
  labels: { oldEmail: 'Από', newEmail: 'Σε', codeMadeAt: 'Ζητήθηκε', confirmedAt: 'Επιβεβαιώθηκε' },
})

export const ownApplication = part({
  title: 'Επαλήθευση σε δύο βήματα: εφαρμογή',
  read: (db, { accountId }) =>
    db.select({ since: totp.since }).from(totp).where(eq(totp.accountId, accountId)),
  labels: { since: 'Από' },
})

export const ownPasskeys = part({
  title: 'Επαλήθευση σε δύο βήματα: κλειδιά πρόσβασης',
  read: (db, { accountId }) =>
    db
      .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
      .from(passkey)
      .where(eq(passkey.accountId, accountId))
      .orderBy(passkey.id),
  labels: { name: 'Όνομα', createdAt: 'Δημιουργήθηκε', lastUsedAt: 'Τελευταία χρήση' },
})

export const ownRecoveryCodes = part({
  title: 'Επαλήθευση σε δύο βήματα: κωδικοί ανάκτησης',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({ left: count() })
      .from(recoveryCode)
      .where(eq(recoveryCode.accountId, accountId))
    return rows.filter(({ left }) => left > 0)
  },
  labels: { left: 'Απομένουν' },
})

export const ownIdentities = part({
  title: 'Ιδρυματικοί λογαριασμοί για τη σύνδεση',
  read: (db, { accountId }) =>
    db
      .select({ issuer: identity.issuer, subject: identity.subject, linkedAt: identity.linkedAt })
      .from(identity)
      .where(eq(identity.accountId, accountId))
      .orderBy(identity.id),
  labels: { issuer: 'Πάροχος', subject: 'Όνομα στον πάροχο', linkedAt: 'Συνδέθηκε' },
})

/** What the office of the department has written of an instructor. */
export const ownStaffFields = part({
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
})

export const ownAbsences = part({
  title: 'Απουσίες',
  read: (db, { accountId }) =>
    db
      .select({ from: absence.fromDay, until: absence.untilDay, kind: absence.kind })
      .from(absence)
      .where(eq(absence.accountId, accountId))
      .orderBy(absence.id),
  labels: { from: 'Από', until: 'Έως', kind: 'Είδος' },
  words: { kind: ABSENCE_WORDS },
})

export const ownOffices = part({
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
})

/** What the office of the department has written. */
export const ownStudentRecord = part({
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
})

export const ownSavedViews = part({
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
})
