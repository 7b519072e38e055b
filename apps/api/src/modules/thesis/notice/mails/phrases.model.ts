import type { Language } from '@diatrivi/domain/shared/language'
import type { NoticeFacts } from '@diatrivi/domain/thesis/notice/notice'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { Detail, Quote } from '../../../../platform/mail/templates/mail-content.ts'
import { formatDayLong, formatDayOfWeek } from '../../../../platform/text/dates.ts'
import { formatNumber } from '../../../../platform/text/numbers.ts'

/*
 * Parts of sentences that stand in several mails. A fact may be missing, and then its part is nothing. Names stand in
 * the nominative behind their label, because no program can inflect them or know a person's gender.
 */

type Maybe<Value> = Value | undefined

export interface Phrases {
  /** Follows «εργασία», "the thesis". */
  named(title: Maybe<string>): string
  /** Follows "ends", "is due". */
  soon(daysLeft: Maybe<number>): string
  student(person: Maybe<string>): Detail[]
  supervisor(person: Maybe<string>): Detail[]
  author(person: Maybe<string>): Detail[]
  member(person: Maybe<string>): Detail[]
  step(title: Maybe<string>): Detail[]
  list(title: Maybe<string>): Detail[]
  mark(mark: Maybe<number>): Detail[]
  shared(keywords: Maybe<readonly string[]>): Detail[]
  deadline(day: Maybe<string>): Detail[]
  answerUntil(day: Maybe<string>): Detail[]
  correctionsUntil(day: Maybe<string>): Detail[]
  inForceFrom(day: Maybe<string>): Detail[]
  plannedEnd(day: Maybe<string>): Detail[]
  desiredEnd(day: Maybe<string>): Detail[]
  whenAndWhere(facts: Pick<NoticeFacts, 'day' | 'time' | 'place' | 'warnings'>): Detail[]
  minded(warnings: Maybe<readonly PlanWarning[]>): Detail[]
  formerly(facts: Pick<NoticeFacts, 'formerDay' | 'formerTime'>): Detail[]
  reason(text: Maybe<string>): Maybe<Quote>
  comment(text: Maybe<string>): Maybe<Quote>
  message(text: Maybe<string>): Maybe<Quote>
}

const greekDay = formatDayOfWeek('el')
const englishDay = formatDayOfWeek('en')

const labelled =
  <Value>(label: string, show: (value: Value) => string) =>
  (value: Maybe<Value>): Detail[] =>
    value === undefined ? [] : [{ label, value: show(value) }]
const words = (label: string) => labelled<string>(label, (text) => text)
const listed = (label: string) => labelled<readonly string[]>(label, (all) => all.join(', '))
/** What the rule book only points out about the day of an examination. */
const PLAN_WARNING: Record<Language, Record<PlanWarning, string>> = {
  el: {
    committee_incomplete: 'δεν έχουν αποδεχτεί όλα τα μέλη της επιτροπής',
    outside_window: 'εκτός των περιόδων εξέτασης του κανονισμού',
    notice_too_short: 'λιγότερες ημέρες για την ανακοίνωση από όσες ορίζει ο κανονισμός',
  },
  en: {
    committee_incomplete: 'not all members of the committee have accepted',
    outside_window: 'outside the examination periods of the rule book',
    notice_too_short: 'fewer days for the announcement than the rule book asks for',
  },
}
const minded = (label: string, language: Language) =>
  labelled<readonly PlanWarning[]>(label, (all) => all.map((one) => PLAN_WARNING[language][one]).join(', '))
const MINDED = { el: minded('Προσοχή', 'el'), en: minded('Please note', 'en') } as const
const outOfTen = (label: string, language: Language) =>
  labelled<number>(label, (mark) => `${formatNumber(mark, language)}/10`)

const quoted =
  (intro: string) =>
  (text: Maybe<string>): Maybe<Quote> =>
    text === undefined || text.trim() === '' ? undefined : { intro, text }

export const PHRASES = {
  el: {
    named: (title) => (title === undefined ? '' : ` «${title}»`),
    soon: (daysLeft) => {
      if (daysLeft === undefined) return 'σύντομα'
      return ['σήμερα', 'αύριο'][daysLeft] ?? `σε ${daysLeft} ημέρες`
    },
    student: words('Φοιτητής/Φοιτήτρια'),
    supervisor: words('Επίβλεψη'),
    author: words('Από'),
    member: words('Μέλος'),
    step: words('Βήμα'),
    list: words('Λίστα βημάτων'),
    mark: outOfTen('Βαθμός', 'el'),
    shared: listed('Κοινά ενδιαφέροντα'),
    answerUntil: labelled('Απάντηση έως', greekDay),
    correctionsUntil: labelled('Διορθώσεις έως', greekDay),
    inForceFrom: labelled('Ισχύει από', formatDayLong('el')),
    deadline: labelled('Προθεσμία δήλωσης ενδιαφέροντος', greekDay),
    plannedEnd: labelled('Εκτιμώμενη ολοκλήρωση', greekDay),
    desiredEnd: labelled('Επιθυμητή ημερομηνία ολοκλήρωσης', greekDay),
    whenAndWhere: ({ day, time, place, warnings }) => [
      ...labelled('Ημέρα', greekDay)(day),
      ...words('Ώρα')(time),
      ...words('Αίθουσα')(place),
      ...MINDED.el(warnings),
    ],
    minded: MINDED.el,
    formerly: ({ formerDay, formerTime }) => [
      ...labelled('Προηγούμενη ημέρα', greekDay)(formerDay),
      ...words('Προηγούμενη ώρα')(formerTime),
    ],
    reason: quoted('Αιτιολογία:'),
    comment: quoted('Σχόλιο:'),
    message: quoted('Μήνυμα προς όσους και όσες ενδιαφέρθηκαν:'),
  },
  en: {
    named: (title) => (title === undefined ? '' : ` “${title}”`),
    soon: (daysLeft) => {
      if (daysLeft === undefined) return 'soon'
      return ['today', 'tomorrow'][daysLeft] ?? `in ${daysLeft} days`
    },
    student: words('Student'),
    supervisor: words('Supervisor'),
    author: words('From'),
    member: words('Member'),
    step: words('Step'),
    list: words('To-do list'),
    mark: outOfTen('Mark', 'en'),
    shared: listed('Shared interests'),
    answerUntil: labelled('Answer until', englishDay),
    correctionsUntil: labelled('Corrections until', englishDay),
    inForceFrom: labelled('In force from', formatDayLong('en')),
    deadline: labelled('Deadline for declaring interest', englishDay),
    plannedEnd: labelled('Estimated completion', englishDay),
    desiredEnd: labelled('Desired completion date', englishDay),
    whenAndWhere: ({ day, time, place, warnings }) => [
      ...labelled('Day', englishDay)(day),
      ...words('Time')(time),
      ...words('Room')(place),
      ...MINDED.en(warnings),
    ],
    minded: MINDED.en,
    formerly: ({ formerDay, formerTime }) => [
      ...labelled('Formerly on', englishDay)(formerDay),
      ...words('Formerly at')(formerTime),
    ],
    reason: quoted('Reason:'),
    comment: quoted('Comment:'),
    message: quoted('A message to those who were interested:'),
  },
} as const satisfies Record<Language, Phrases>
