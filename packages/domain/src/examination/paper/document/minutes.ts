import type { Hundredths } from '../../../department/rulebook/marking-rules.ts'
import { failureSentence } from '../../../thesis/thesis/failure.ts'
import { markInWords } from '../../marking/mark-in-words.ts'
import type { BlankMinutesFacts, Issue, MarkCorrectionFacts, MinutesFacts } from '../paper-facts.ts'
import { longDate, longDay } from './long-date.ts'
import type { PaperBlock, PaperDocument, PaperField } from './paper-document.ts'
import { letterhead, linkFields, thesisFields } from './paper-parts.ts'
import {
  accusativeWithArticle,
  BLANK,
  capitals,
  committeeWords,
  markInDigits,
  markTwice,
  meanInDigits,
  PRESENCE,
  placeWords,
  rankAndAffiliation,
  roleWord,
  thesisWords,
  yesOrNo,
} from './paper-words.ts'

/** «Πρακτικό εξέτασης», with its marks or with room for them. */
export function minutesDocument(facts: MinutesFacts | BlankMinutesFacts, issue: Issue): PaperDocument {
  const thesis = thesisWords(facts.thesis.kind).genitive
  const heading = `Πρακτικό εξέτασης ${thesis}`
  return {
    title: issue.number === null ? heading : `${heading} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(facts.issuer, issue),
      { kind: 'heading', level: 1, text: capitals(heading) },
      { kind: 'paragraph', text: openingOf(facts) },
      { kind: 'fields', rows: fieldsOf(facts) },
      membersOf(facts),
      ...partsOf(facts),
      ...resultsOf(facts).map((text) => ({ kind: 'paragraph' as const, text })),
      ...markCorrectionsOf(facts),
    ],
  }
}

function openingOf(facts: MinutesFacts | BlankMinutesFacts): string {
  const { examination, committeeDecision, legalBasis, thesis } = facts
  const where = placeWords(examination)
  const { accusative } = thesisWords(thesis.kind)
  const named = committeeDecision === null ? '' : ` που ορίστηκε με την ${committeeDecision}`
  if (examination.isRead) {
    return [
      `Σήμερα, ${longDay(examination.day, 'el')}, η ${committeeWords(facts.members.length)}${named}`,
      ...(legalBasis === undefined ? [] : [`σύμφωνα με ${legalBasis}`]),
      `εξέτασε, χωρίς παρουσίαση, ${accusativeWithArticle(accusative)}:`,
    ].join(', ')
  }
  return [
    'Σήμερα',
    `${longDay(examination.day, 'el')} και ώρα ${examination.startsAt}`,
    ...(where === '' ? [] : [where]),
    `συνήλθε η ${committeeWords(facts.members.length)}${named}`,
    ...(legalBasis === undefined ? [] : [`σύμφωνα με ${legalBasis}`]),
    `για την εξέταση της ${thesisWords(thesis.kind).genitive}:`,
  ].join(', ')
}

function fieldsOf(facts: MinutesFacts | BlankMinutesFacts): PaperField[][] {
  const { attempt, isPublic, isRead } = facts.examination
  return [
    ...thesisFields(facts.student, facts.thesis),
    [
      { label: 'Εξέταση', value: `${attempt}η` },
      ...(isRead
        ? []
        : [
            { label: 'Ώρα λήξης', value: (facts.kind === 'minutes' && facts.endsAt) || BLANK },
            { label: 'Δημόσια παρουσίαση', value: yesOrNo(isPublic) },
          ]),
    ],
    ...linkFields(facts.examination),
  ]
}

function membersOf(facts: MinutesFacts | BlankMinutesFacts): PaperBlock {
  // No member is present where nothing is presented.
  const isPresented = facts.examination.isRead === undefined
  const marked =
    facts.kind === 'minutes'
      ? facts.members.map(({ presence, mark }) => [
          ...(isPresented ? [PRESENCE[presence]] : []),
          ...ownMark(mark),
        ])
      : facts.members.map(() => (isPresented ? ['', '', ''] : ['', '']))
  return {
    kind: 'table',
    columns: [
      { heading: 'Μέλος', share: 20 },
      { heading: 'Ιδιότητα και βαθμίδα', share: 22 },
      ...(isPresented ? [{ heading: 'Παρουσία', share: 13 }] : []),
      { heading: 'Βαθμός', share: 9 },
      { heading: 'Ολογράφως', share: 12 },
      // 40 mm of the 170 that a sheet leaves.
      { heading: 'Υπογραφή', share: 24 },
    ],
    rows: facts.members.map((member, at) => [
      member.name,
      `${roleWord(member)}, ${rankAndAffiliation(member)}`,
      ...(marked[at] ?? []),
      '',
    ]),
    forPen: true,
  }
}

function ownMark(mark: Hundredths | null): [string, string] {
  return mark === null ? ['–', '–'] : [markInDigits(mark), markInWords(mark, 'el')]
}

/** The parts are shown where there are several: one part is the mark itself. */
function partsOf(facts: MinutesFacts | BlankMinutesFacts): PaperBlock[] {
  if (facts.parts.length < 2) return []
  const marks = facts.kind === 'minutes' ? facts.parts.map(({ mark }) => markInDigits(mark)) : []
  return [
    {
      kind: 'table',
      columns: [
        { heading: 'Μέρος', share: 60 },
        { heading: 'Συντελεστής', share: 20 },
        { heading: 'Βαθμός', share: 20 },
      ],
      rows: facts.parts.map(({ label, weight }, at) => [label, String(weight), marks[at] ?? '']),
      forPen: false,
    },
  ]
}

export const OUTCOMES = {
  passed: 'Η εργασία εγκρίνεται.',
  failed: 'Η εργασία δεν εγκρίνεται.',
  corrections: 'Η εργασία εγκρίνεται με διορθώσεις.',
}
export const VOTES = {
  unanimous: 'Η απόφαση λήφθηκε ομόφωνα.',
  majority: 'Η απόφαση λήφθηκε κατά πλειοψηφία.',
}

function resultOf({ exact, final, outcome, failure, vote }: MinutesFacts): string {
  const why = failure === undefined ? '' : ` ${failureSentence(failure)[0]}`
  const how = vote === null ? '' : ` ${VOTES[vote]}`
  return `Μέσος όρος ${meanInDigits(exact)} · Τελικός βαθμός ${markTwice(final)} · ${OUTCOMES[outcome]}${why}${how}`
}

function correctionsOf({ outcome, correctionsDue }: MinutesFacts): string {
  if (outcome !== 'corrections') return 'Διορθώσεις: δεν ζητήθηκαν.'
  const until = correctionsDue === null ? '' : `, έως ${longDate(correctionsDue, 'el')}`
  return `Διορθώσεις: ζητήθηκαν${until}.`
}

/** The reader of the minutes learns what the committee had given, and what the decision made of it. */
function markCorrectionsOf(facts: MinutesFacts | BlankMinutesFacts): PaperBlock[] {
  if (facts.kind !== 'minutes' || facts.markCorrections === undefined) return []
  return [
    { kind: 'heading', level: 2, text: 'Διόρθωση βαθμολογίας' },
    ...facts.markCorrections.map((correction) => ({
      kind: 'paragraph' as const,
      text: markCorrectionOf(correction),
    })),
  ]
}

function markCorrectionOf({ member, decision, reason, ...marks }: MarkCorrectionFacts): string {
  const { before, after, finalBefore, finalAfter } = marks
  return [
    `${member}: με την απόφαση ${decision} ο βαθμός διορθώθηκε από ${markTwice(before)} σε ${markTwice(after)}.`,
    finalBefore === finalAfter
      ? `Ο τελικός βαθμός ${markTwice(finalAfter)} δεν άλλαξε.`
      : `Ο τελικός βαθμός διορθώθηκε από ${markTwice(finalBefore)} σε ${markTwice(finalAfter)}.`,
    `Αιτιολογία: ${reason}`,
  ].join(' ')
}

const BLANK_RESULTS = [
  `Μέσος όρος ${BLANK} · Τελικός βαθμός ${BLANK} (ολογράφως ${BLANK}${BLANK})`,
  'Η εργασία: ☐ εγκρίνεται · ☐ εγκρίνεται με διορθώσεις · ☐ δεν εγκρίνεται',
  `Διορθώσεις έως ${BLANK}`,
]

function resultsOf(facts: MinutesFacts | BlankMinutesFacts): readonly string[] {
  return facts.kind === 'minutes' ? [resultOf(facts), correctionsOf(facts)] : BLANK_RESULTS
}
