import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { readMark } from '@diatrivi/domain/thesis/thesis/mark'
import { ASSIGNMENT_TYPE_WORDS, TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { fullName } from '../../../../platform/text/full-name.ts'
import { programme, rulebook } from '../../../department/rulebook/tables.ts'
import { committeeSeat } from '../../../examination/committee/tables.ts'
import { committeesMark } from '../../../examination/marking/marking.queries.ts'
import { paper } from '../../../examination/paper/tables.ts'
import { keyword } from '../../../institution/keyword/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { interest } from '../../../thesis/interest/tables.ts'
import { thesis, thesisKeyword } from '../../../thesis/thesis/tables.ts'
import { pastAssignment } from '../../../thesis/todo-list/tables.ts'
import { registryExport, registryExportRow } from '../../registry/tables.ts'
import { KEY, OWNER, part, VERSION } from './part.model.ts'
import { greekOf } from './words.model.ts'

/** A student's theses and an instructor's; of other people only the instructor, whom the student knows. */
export const ownTheses = part({
  table: thesis,
  title: 'Εργασίες',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        thesisId: thesis.id,
        title: thesis.title,
        titleEnglish: thesis.titleEnglish,
        asStudent: sql<boolean>`${thesis.studentId} is not distinct from ${accountId}`,
        firstName: account.firstName,
        surname: account.surname,
        description: thesis.description,
        keywords: sql<string[]>`array(
          select ${keyword.label} from ${thesisKeyword} join ${keyword} on ${keyword.id} = ${thesisKeyword.keywordId}
          where ${thesisKeyword.thesisId} = ${thesis.id} order by ${thesisKeyword.position}, ${keyword.label})`,
        assignmentType: thesis.assignmentType,
        textLanguage: thesis.textLanguage,
        programme: programme.name,
        rulebook: rulebook.title,
        publicByInstructor: thesis.publicByInstructor,
        publicByStudent: thesis.publicByStudent,
        interestDeadline: thesis.interestDeadline,
        startDate: thesis.startDate,
        intendedEnd: thesis.intendedEnd,
        endDate: thesis.endDate,
        mark: thesis.mark,
        exactMark: committeesMark(),
        abstract: thesis.abstract,
        finalFileName: thesis.finalFileName,
        createdAt: thesis.createdAt,
        updatedAt: thesis.updatedAt,
      })
      .from(thesis)
      .innerJoin(account, eq(account.id, thesis.instructorId))
      .leftJoin(programme, eq(programme.id, thesis.programmeId))
      .leftJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
      .where(or(eq(thesis.studentId, accountId), eq(thesis.instructorId, accountId)))
      .orderBy(thesis.id)
    return rows.map(
      ({ firstName, surname, asStudent, mark, exactMark, abstract, finalFileName, ...row }) => ({
        ...row,
        asStudent,
        instructor: fullName({ firstName, surname }),
        // What a student achieved is the student's, and stands on the thesis for the instructor.
        mark: asStudent ? readMark(mark, exactMark) : null,
        abstract: asStudent ? abstract : null,
        finalFileName: asStudent ? finalFileName : null,
      }),
    )
  },
  labels: {
    thesisId: 'Αριθμός',
    title: 'Τίτλος',
    titleEnglish: 'Τίτλος στα αγγλικά',
    asStudent: 'Ως φοιτητής ή φοιτήτρια',
    instructor: 'Επίβλεψη',
    description: 'Περιγραφή',
    keywords: 'Λέξεις-κλειδιά',
    assignmentType: 'Τρόπος ανάθεσης',
    textLanguage: 'Γλώσσα του κειμένου',
    programme: 'Πρόγραμμα σπουδών',
    rulebook: 'Κανονισμός',
    publicByInstructor: 'Δημόσια από τον επιβλέποντα',
    publicByStudent: 'Δημόσια από τον φοιτητή ή τη φοιτήτρια',
    interestDeadline: 'Προθεσμία ενδιαφέροντος',
    startDate: 'Έναρξη',
    intendedEnd: 'Επιθυμητή λήξη',
    endDate: 'Λήξη',
    mark: 'Βαθμός',
    abstract: 'Περίληψη',
    finalFileName: 'Τελικό κείμενο',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: { assignmentType: greekOf(ASSIGNMENT_TYPE_WORDS), textLanguage: greekOf(TEXT_LANGUAGE_WORDS) },
  html: ['description'],
  columns: {
    id: 'thesisId',
    instructorId: 'instructor',
    studentId: 'asStudent',
    departmentId: { because: 'it is the department of the supervisor' },
    institutionId: { because: 'it is the institution of the supervisor' },
    rulebookId: 'rulebook',
    programmeId: 'programme',
    groupKey: { because: 'it says which theses of others are linked with it' },
    titleTrigrams: { because: 'a search compares the title by it' },
    titleEnglishTrigrams: { because: 'a search compares the title in English by it' },
    descriptionFolded: { because: 'a search compares the description by it' },
    finalFileId: 'finalFileName',
    imageId: { because: 'it is a picture of the department' },
    version: VERSION,
  },
})

export const ownInterests = part({
  table: interest,
  title: 'Δηλώσεις ενδιαφέροντος',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        priority: interest.priority,
        declaredAt: interest.declaredAt,
        answeredPositively: interest.answeredPositively,
        answeredAt: interest.answeredAt,
      })
      .from(interest)
      .innerJoin(thesis, eq(thesis.id, interest.thesisId))
      .where(eq(interest.studentId, accountId))
      .orderBy(interest.declaredAt, interest.thesisId),
  labels: {
    thesis: 'Εργασία',
    priority: 'Προτεραιότητα',
    declaredAt: 'Δηλώθηκε',
    answeredPositively: 'Θετική απάντηση',
    answeredAt: 'Απαντήθηκε',
  },
  columns: {
    thesisId: 'thesis',
    studentId: OWNER,
    messageToOthers: { because: 'it is written to the other students' },
  },
})

export const ownPastAssignments = part({
  table: pastAssignment,
  title: 'Αναθέσεις που τερματίστηκαν χωρίς βαθμό',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        reason: pastAssignment.reason,
        abstract: pastAssignment.abstract,
        finalFileName: pastAssignment.finalFileName,
        startDate: pastAssignment.startDate,
        releasedAt: pastAssignment.releasedAt,
      })
      .from(pastAssignment)
      .innerJoin(thesis, eq(thesis.id, pastAssignment.thesisId))
      .where(eq(pastAssignment.studentId, accountId))
      .orderBy(pastAssignment.id),
  labels: {
    thesis: 'Εργασία',
    reason: 'Λόγος',
    abstract: 'Περίληψη',
    finalFileName: 'Τελικό κείμενο',
    startDate: 'Έναρξη',
    releasedAt: 'Έληξε',
  },
  columns: { id: KEY, thesisId: 'thesis', studentId: OWNER, listId: KEY, finalFileId: 'finalFileName' },
})

/** About the person: of the own thesis, of the own seat in a committee, or a certificate of the own supervision. */
export const ownPapers = part({
  table: paper,
  title: 'Έγγραφα',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        kind: paper.kind,
        year: paper.year,
        number: paper.number,
        thesis: thesis.title,
        issuedOn: paper.issuedOn,
        protocolNumber: paper.protocolNumber,
        protocolDate: paper.protocolDate,
        voidedAt: paper.voidedAt,
        voidReason: paper.voidReason,
        replacedAt: paper.replacedAt,
      })
      .from(paper)
      .leftJoin(thesis, eq(thesis.id, paper.thesisId))
      .leftJoin(committeeSeat, eq(committeeSeat.id, paper.seatId))
      .where(
        or(
          eq(paper.accountId, accountId),
          eq(committeeSeat.accountId, accountId),
          // Papers for one member of the committee are not the student's to read.
          and(eq(thesis.studentId, accountId), isNull(paper.voidedAt), isNull(paper.seatId)),
        ),
      )
      .orderBy(paper.id)
    return rows.map(({ year, number, ...row }) => ({ ...row, number: paperNumber(year, number) }))
  },
  labels: {
    kind: 'Είδος',
    number: 'Αριθμός',
    thesis: 'Εργασία',
    issuedOn: 'Εκδόθηκε',
    protocolNumber: 'Αριθμός πρωτοκόλλου',
    protocolDate: 'Ημερομηνία πρωτοκόλλου',
    voidedAt: 'Ακυρώθηκε',
    voidReason: 'Λόγος ακύρωσης',
    replacedAt: 'Αντικαταστάθηκε',
  },
  words: { kind: greekOf(PAPER_KIND_NAMES) },
  columns: {
    id: KEY,
    departmentId: KEY,
    thesisId: 'thesis',
    examinationId: KEY,
    seatId: OWNER,
    accountId: OWNER,
    year: 'number',
    code: { because: 'it stands on the paper' },
    facts: { because: 'they stand on the paper' },
    factsHash: KEY,
    fileId: KEY,
    issuedById: { because: 'it names a person of the department' },
    replacedById: KEY,
    createdAt: { because: 'it is the day of issue' },
  },
})

/** What the student register was sent of the own thesis: what its marks and examiners were stands in the minutes. */
export const ownRegistryRows = part({
  table: registryExportRow,
  title: 'Αποστολή στο φοιτητολόγιο',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        thesis: thesis.title,
        said: registryExportRow.said,
        sentAt: registryExport.sentAt,
        withdrawnAt: registryExport.withdrawnAt,
      })
      .from(registryExportRow)
      .innerJoin(registryExport, eq(registryExport.id, registryExportRow.exportId))
      .innerJoin(thesis, eq(thesis.id, registryExportRow.thesisId))
      .where(eq(thesis.studentId, accountId))
      .orderBy(registryExportRow.exportId)
    return rows.map(({ said: { registryNumber, mark }, ...row }) => ({
      ...row,
      registryNumber,
      mark: mark / 100,
    }))
  },
  labels: {
    thesis: 'Εργασία',
    registryNumber: 'Αριθμός μητρώου',
    mark: 'Βαθμός',
    sentAt: 'Στάλθηκε',
    withdrawnAt: 'Ανακλήθηκε',
  },
  columns: {
    exportId: 'sentAt',
    thesisId: 'thesis',
    position: KEY,
    said: 'registryNumber',
    fingerprint: { because: 'two files are compared by it' },
  },
})
