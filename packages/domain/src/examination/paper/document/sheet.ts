import { markInWords } from '../../marking/mark-in-words.ts'
import type { Issue, SheetFacts } from '../paper-facts.ts'
import { onDay } from './long-date.ts'
import type { PaperBlock, PaperDocument } from './paper-document.ts'
import { letterhead, thesisFields } from './paper-parts.ts'
import {
  capitals,
  firstCapital,
  markInDigits,
  markTwice,
  meanInDigits,
  placeWords,
  rankAndAffiliation,
  roleWord,
  thesisWords,
  wordFor,
} from './paper-words.ts'

const HEADING = 'Φύλλο βαθμολογίας μέλους εξεταστικής επιτροπής'

/** «Φύλλο βαθμολογίας μέλους»: what one member has given, signed by this member alone. */
export function sheetDocument(facts: SheetFacts, issue: Issue): PaperDocument {
  const { member, student, thesis, examination } = facts
  return {
    title: issue.number === null ? HEADING : `${HEADING} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(facts.issuer, issue),
      { kind: 'heading', level: 1, text: capitals(HEADING) },
      { kind: 'paragraph', text: openingOf(facts) },
      {
        kind: 'fields',
        rows: [
          ...thesisFields(student, thesis),
          [{ label: 'Εξέταση', value: `${examination.attempt}η` }],
          [
            { label: 'Μέλος', value: `${member.name}, ${rankAndAffiliation(member)}` },
            { label: 'Ιδιότητα', value: roleWord(member) },
          ],
        ],
      },
      ...partsOf(facts),
      { kind: 'paragraph', text: resultOf(facts) },
      ...correctionsOf(facts),
      { kind: 'signatures', people: [{ role: signerOf(facts), name: member.name }] },
    ],
  }
}

function openingOf({ examination, thesis }: SheetFacts): string {
  const where = placeWords(examination)
  const at = where === '' ? '' : `, ${where},`
  const { nominative } = thesisWords(thesis.kind)
  if (examination.isRead)
    return `${firstCapital(onDay(examination.day))} εξετάστηκε, χωρίς παρουσίαση, η ${nominative}:`
  return `${firstCapital(onDay(examination.day))} και ώρα ${examination.startsAt}${at} εξετάστηκε η ${nominative}:`
}

/** A part with criteria has a table of them below. */
function partsOf({ parts }: SheetFacts): PaperBlock[] {
  if (parts.length === 0) return []
  return [
    tableOf('Μέρος', parts),
    ...parts
      .filter(({ criteria }) => criteria.length > 0)
      .flatMap(({ label, criteria }): PaperBlock[] => [
        { kind: 'heading', level: 2, text: `Κριτήρια: ${label}` },
        tableOf('Κριτήριο', criteria),
      ]),
  ]
}

function tableOf(
  heading: string,
  marked: readonly { label: string; weight: number; mark: number }[],
): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { heading, share: 42 },
      { heading: 'Συντελεστής', share: 16 },
      { heading: 'Βαθμός', share: 12 },
      { heading: 'Ολογράφως', share: 30 },
    ],
    rows: marked.map(({ label, weight, mark }) => [
      label,
      String(weight),
      markInDigits(mark),
      markInWords(mark, 'el'),
    ]),
    forPen: false,
  }
}

/** The mean is that of several parts; of one the mark itself is all that there is. */
function resultOf({ parts, exact, own }: SheetFacts): string {
  const mean = parts.length > 1 ? `Μέσος όρος ${meanInDigits(exact)} · ` : ''
  return `${mean}Βαθμός του μέλους ${markTwice(own)}.`
}

/** The member who signs learns that the mark is the one that a decision has made of it. */
function correctionsOf({ markCorrections }: SheetFacts): PaperBlock[] {
  if (markCorrections === undefined) return []
  return [
    { kind: 'heading', level: 2, text: 'Διόρθωση βαθμολογίας' },
    ...markCorrections.map(({ decision, reason, before, after }) => ({
      kind: 'paragraph' as const,
      text: `Με την απόφαση ${decision} ο βαθμός διορθώθηκε από ${markTwice(before)} σε ${markTwice(after)}. Αιτιολογία: ${reason}`,
    })),
  ]
}

function signerOf({ member }: SheetFacts): string {
  return member.role === 'supervisor' ? wordFor('signingSupervisor', member) : 'Το μέλος της επιτροπής'
}
