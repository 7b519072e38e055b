import { paperNumber } from '@diatrivi/domain/paper/paper-number'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { fullName } from '../../../platform/text/full-name.ts'
import { account } from '../../account/tables.ts'
import { committeeProposal, committeeSeat } from '../../committee/tables.ts'
import { interest } from '../../interest/tables.ts'
import { keyword } from '../../keyword/tables.ts'
import { paper } from '../../paper/tables.ts'
import { thesis, thesisKeyword } from '../../thesis/tables.ts'
import { pastAssignment } from '../../todo-list/tables.ts'
import { part } from './part.ts'
import { PAPER_KIND_WORDS, PROPOSAL_STATE_WORDS, SEAT_ROLE_WORDS, SEAT_STATE_WORDS } from './words.ts'

/** A student's theses and an instructor's; of other people only the instructor, whom the student knows. */
export const ownTheses = part({
  title: 'Εργασίες',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        thesisId: thesis.id,
        title: thesis.title,
        asStudent: sql<boolean>`${thesis.studentId} is not distinct from ${accountId}`,
        firstName: account.firstName,
        surname: account.surname,
        description: thesis.description,
        keywords: sql<string[]>`array(
          select ${keyword.label} from ${thesisKeyword} join ${keyword} on ${keyword.id} = ${thesisKeyword.keywordId}
          where ${thesisKeyword.thesisId} = ${thesis.id} order by ${keyword.label})`,
        publicByInstructor: thesis.publicByInstructor,
        publicByStudent: thesis.publicByStudent,
        interestDeadline: thesis.interestDeadline,
        startDate: thesis.startDate,
        intendedEnd: thesis.intendedEnd,
        endDate: thesis.endDate,
        mark: thesis.mark,
        abstract: thesis.abstract,
        finalFileName: thesis.finalFileName,
        createdAt: thesis.createdAt,
        updatedAt: thesis.updatedAt,
      })
      .from(thesis)
      .innerJoin(account, eq(account.id, thesis.instructorId))
      .where(or(eq(thesis.studentId, accountId), eq(thesis.instructorId, accountId)))
      .orderBy(thesis.id)
    return rows.map(({ firstName, surname, asStudent, mark, abstract, finalFileName, ...row }) => ({
      ...row,
      asStudent,
      instructor: fullName({ firstName, surname }),
      // What a student achieved is the student's, and stands on the thesis for the instructor.
      mark: asStudent ? mark : null,
      abstract: asStudent ? abstract : null,
      finalFileName: asStudent ? finalFileName : null,
    }))
  },
  labels: {
    thesisId: 'Αριθμός',
    title: 'Τίτλος',
    asStudent: 'Ως φοιτητής ή φοιτήτρια',
    instructor: 'Επιβλέπων',
    description: 'Περιγραφή',
    keywords: 'Λέξεις-κλειδιά',
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
  html: ['description'],
})

export const ownInterests = part({
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
})

export const ownPastAssignments = part({
  title: 'Αναθέσεις που έληξαν χωρίς βαθμό',
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
})

/** Seats in committees of theses of others. */
export const ownSeats = part({
  title: 'Θέσεις σε εξεταστικές επιτροπές',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        role: committeeSeat.role,
        state: committeeSeat.state,
        invitedAt: committeeSeat.invitedAt,
        answeredAt: committeeSeat.answeredAt,
        noImpediment: committeeSeat.noImpediment,
        reason: committeeSeat.reason,
        leftOn: committeeSeat.leftOn,
      })
      .from(committeeSeat)
      .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
      .where(and(eq(committeeSeat.accountId, accountId), ne(committeeSeat.role, 'supervisor')))
      .orderBy(committeeSeat.id),
  labels: {
    thesis: 'Εργασία',
    role: 'Ιδιότητα',
    state: 'Κατάσταση',
    invitedAt: 'Πρόσκληση',
    answeredAt: 'Απάντηση',
    noImpediment: 'Δήλωση ότι δεν συντρέχει κώλυμα',
    reason: 'Αιτιολογία',
    leftOn: 'Αποχώρηση',
  },
  words: { role: SEAT_ROLE_WORDS, state: SEAT_STATE_WORDS },
})

/** Members whom the person proposed for the committee of the own thesis. */
export const ownProposals = part({
  title: 'Προτάσεις μελών επιτροπής',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        state: committeeProposal.state,
        proposedAt: committeeProposal.proposedAt,
        answeredAt: committeeProposal.answeredAt,
        reason: committeeProposal.reason,
      })
      .from(committeeProposal)
      .innerJoin(thesis, eq(thesis.id, committeeProposal.thesisId))
      .where(eq(thesis.studentId, accountId))
      .orderBy(committeeProposal.id),
  labels: {
    thesis: 'Εργασία',
    state: 'Κατάσταση',
    proposedAt: 'Πρόταση',
    answeredAt: 'Απάντηση',
    reason: 'Αιτιολογία',
  },
  words: { state: PROPOSAL_STATE_WORDS },
})

/** About the person: of the own thesis, of the own seat in a committee, or a certificate of the own supervision. */
export const ownPapers = part({
  title: 'Έγγραφα',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({
        kind: paper.kind,
        year: paper.year,
        number: paper.number,
        thesis: thesis.title,
        issuedOn: paper.issuedOn,
        voidedAt: paper.voidedAt,
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
    voidedAt: 'Ακυρώθηκε',
    replacedAt: 'Αντικαταστάθηκε',
  },
  words: { kind: PAPER_KIND_WORDS },
})
