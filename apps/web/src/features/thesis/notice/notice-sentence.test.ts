import { NOTICE_KINDS, type NoticeFacts, RECIPIENT_ROLES } from '@diatrivi/domain/thesis/notice/notice'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../../paraglide/runtime.js'
import { setClock } from '../../../shared/format/clock.ts'
import { noticeKindWord, noticePerson, noticeSentence } from './notice-sentence.ts'

const EVERYTHING: NoticeFacts = {
  thesisTitle: 'Ανίχνευση λογοκλοπής',
  person: 'Μαρία Ανδρεάδου',
  stepId: 7,
  stepTitle: 'Βιβλιογραφία',
  listTitle: 'Πτυχιακή σε δέκα βήματα',
  reason: 'Λείπουν οι πηγές.',
  message: 'Σας ευχαριστώ όλους.',
  mark: 7.28,
  keywords: ['δίκτυα', 'ενέργεια'],
  day: '2026-03-10',
  daysLeft: 3,
}

/** Line breaks at spaces are tested with the formats. */
const read = (sentence: string) => sentence.replaceAll('\u00a0', ' ')

const everyCase = NOTICE_KINDS.flatMap((kind) => RECIPIENT_ROLES[kind].map((role) => [kind, role] as const))

beforeEach(() => setClock(new Date('2026-03-07T10:00:00Z')))
afterEach(() => overwriteGetLocale(() => 'el'))

describe.each(['el', 'en'] as const)('the sentence of a notice in %s', (language) => {
  beforeEach(() => overwriteGetLocale(() => language))

  it.each(everyCase)('of %s to an %s is whole with every fact, and without any', (kind, role) => {
    for (const facts of [EVERYTHING, {}]) {
      const sentence = noticeSentence(kind, facts, role)
      expect(sentence).not.toMatch(/undefined|null|NaN|[{}]|: *$/)
      expect(sentence.length).toBeGreaterThan(8)
    }
    expect(noticeKindWord(kind, role)).not.toMatch(/[:{}]/)
  })

  it('is in that language', () => {
    const words = everyCase.map(([kind, role]) => noticeKindWord(kind, role)).join(' ')
    const foreign = language === 'el' ? /[A-Za-z]/ : /\p{Script=Greek}/u
    expect(words).not.toMatch(foreign)
  })
})

describe('what a notice says', () => {
  it.each([
    ['interest_declared', 'instructor', 'Νέα δήλωση ενδιαφέροντος: Μαρία Ανδρεάδου'],
    ['step_returned', 'student', 'Επιστροφή βήματος για διόρθωση: «Βιβλιογραφία»'],
    ['list_attached', 'student', 'Νέα λίστα βημάτων: «Πτυχιακή σε δέκα βήματα»'],
    ['marked', 'student', 'Η εργασία σας βαθμολογήθηκε: 7,28/10'],
    ['topic_fits', 'student', 'Νέο θέμα που ταιριάζει στα ενδιαφέροντά σας: δίκτυα, ενέργεια'],
    ['answer_waits', 'student', 'Εκκρεμεί η απάντησή σας'],
    ['answer_waits', 'instructor', 'Εκκρεμεί η αποδοχή της ανάθεσης: Μαρία Ανδρεάδου'],
    ['completion_near', 'student', 'Επιθυμητή ημερομηνία ολοκλήρωσης: σε 3 ημέρες (Τρίτη 10 Μαρτίου 2026)'],
    [
      'step_end_near',
      'instructor',
      'Εκτιμώμενη ολοκλήρωση βήματος: «Βιβλιογραφία», σε 3 ημέρες (Τρίτη 10 Μαρτίου 2026)',
    ],
  ] as const)('of %s to an %s', (kind, role, sentence) => {
    expect(read(noticeSentence(kind, EVERYTHING, role))).toBe(sentence)
  })

  it.each([
    ['2026-03-07', 'σήμερα (Σάββατο 7 Μαρτίου 2026)'],
    ['2026-03-08', 'αύριο (Κυριακή 8 Μαρτίου 2026)'],
    ['2026-03-06', 'Παρασκευή 6 Μαρτίου 2026'],
  ])('of a day that was near when it was written, here %s, is true when it is read', (day, words) => {
    const sentence = noticeSentence('interest_deadline_near', { day, daysLeft: 7 }, 'instructor')
    expect(read(sentence)).toBe(`Λήξη προθεσμίας δήλωσης ενδιαφέροντος: ${words}`)
  })

  it.each([
    [0, 'σήμερα'],
    [1, 'αύριο'],
    [7, 'σε 7 ημέρες'],
    [undefined, 'σύντομα'],
  ])('of a day that is not known, %j days before it', (daysLeft, words) => {
    const facts = daysLeft === undefined ? {} : { daysLeft }
    expect(read(noticeSentence('completion_near', facts, 'student'))).toBe(
      `Επιθυμητή ημερομηνία ολοκλήρωσης: ${words}`,
    )
  })

  it('names the person who acted once, in the sentence or beside it', () => {
    expect(noticePerson('interest_declared', EVERYTHING, 'instructor')).toBeUndefined()
    expect(noticePerson('comment_written', EVERYTHING, 'student')).toBe('Μαρία Ανδρεάδου')
    expect(noticePerson('comment_written', {}, 'student')).toBeUndefined()
  })
})
