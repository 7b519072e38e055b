import {
  DATE_ANSWER_WORDS,
  EXAMINATION_STATE_WORDS,
  PRESENCE_WORDS,
} from '@diatrivi/domain/examination/examination/examination-words'
import { TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import { eq, or } from 'drizzle-orm'
import { committeeSeat } from '../../../examination/committee/tables.ts'
import {
  dateAnswer,
  dateOption,
  examination,
  examinationPresence,
} from '../../../examination/examination/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { KEY, OWNER, part, VERSION } from './part.model.ts'
import { greekOf } from './words.model.ts'

/** A student's own. */
export const ownExaminations = part({
  table: examination,
  title: 'Εξετάσεις',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        attempt: examination.attempt,
        startsAt: examination.startsAt,
        minutes: examination.minutes,
        place: examination.place,
        link: examination.link,
        language: examination.language,
        isPublic: examination.isPublic,
        state: examination.state,
        announcedAt: examination.announcedAt,
        heldAt: examination.heldAt,
        endedAt: examination.endedAt,
        cancelReason: examination.cancelReason,
        corrections: examination.corrections,
        correctionsDue: examination.correctionsDue,
      })
      .from(examination)
      .innerJoin(thesis, eq(thesis.id, examination.thesisId))
      .where(eq(examination.studentId, accountId))
      .orderBy(examination.id),
  labels: {
    thesis: 'Εργασία',
    attempt: 'Εξέταση',
    startsAt: 'Ημέρα και ώρα',
    minutes: 'Λεπτά',
    place: 'Αίθουσα',
    link: 'Σύνδεσμος',
    language: 'Γλώσσα',
    isPublic: 'Δημόσια',
    state: 'Κατάσταση',
    announcedAt: 'Ανακοίνωση',
    heldAt: 'Διεξαγωγή',
    endedAt: 'Λήξη',
    cancelReason: 'Λόγος ματαίωσης',
    corrections: 'Διορθώσεις',
    correctionsDue: 'Διορθώσεις έως',
  },
  words: { state: greekOf(EXAMINATION_STATE_WORDS), language: greekOf(TEXT_LANGUAGE_WORDS) },
  columns: {
    id: KEY,
    thesisId: 'thesis',
    studentId: OWNER,
    revision: { because: 'each move stands among the notices' },
    outsideRemindedOf: { because: 'it is about people without an account' },
    version: VERSION,
    createdAt: { because: 'the plan stands in the history of the thesis' },
    updatedAt: { because: 'the last change stands in the history of the thesis' },
  },
})

/** How people who examine were present. */
export const ownPresences = part({
  table: examinationPresence,
  title: 'Συμμετοχές σε εξετάσεις',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        startsAt: examination.startsAt,
        presence: examinationPresence.presence,
      })
      .from(examinationPresence)
      .innerJoin(committeeSeat, eq(committeeSeat.id, examinationPresence.seatId))
      .innerJoin(examination, eq(examination.id, examinationPresence.examinationId))
      .innerJoin(thesis, eq(thesis.id, examination.thesisId))
      .where(eq(committeeSeat.accountId, accountId))
      .orderBy(examination.id),
  labels: { thesis: 'Εργασία', startsAt: 'Ημέρα και ώρα', presence: 'Παρουσία' },
  words: { presence: greekOf(PRESENCE_WORDS) },
  columns: { examinationId: 'startsAt', seatId: OWNER },
})

/** What the person has said to dates that were offered. */
export const ownDateAnswers = part({
  table: dateAnswer,
  title: 'Απαντήσεις σε ημερομηνίες εξέτασης',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        startsAt: dateOption.startsAt,
        answer: dateAnswer.answer,
        updatedAt: dateAnswer.updatedAt,
      })
      .from(dateAnswer)
      .innerJoin(dateOption, eq(dateOption.id, dateAnswer.optionId))
      .innerJoin(thesis, eq(thesis.id, dateOption.thesisId))
      .leftJoin(committeeSeat, eq(committeeSeat.id, dateAnswer.seatId))
      .where(or(eq(dateAnswer.accountId, accountId), eq(committeeSeat.accountId, accountId)))
      .orderBy(dateAnswer.id),
  labels: { thesis: 'Εργασία', startsAt: 'Ημέρα και ώρα', answer: 'Απάντηση', updatedAt: 'Απαντήθηκε' },
  words: { answer: greekOf(DATE_ANSWER_WORDS) },
  columns: { id: KEY, optionId: 'startsAt', seatId: OWNER, accountId: OWNER },
})
