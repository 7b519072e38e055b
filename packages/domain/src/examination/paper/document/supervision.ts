import { PROGRAMME_KINDS } from '../../../department/rulebook/programme.ts'
import type { Issue, SupervisionFacts } from '../paper-facts.ts'
import { longDate, shortDate } from './long-date.ts'
import type { PaperDocument } from './paper-document.ts'
import { letterhead, officeSignature } from './paper-parts.ts'
import { capitals, firstCapital, roleWord, thesisWords, wordFor } from './paper-words.ts'

const HEADING = 'Βεβαίωση επίβλεψης'

/** «Βεβαίωση επίβλεψης» of an instructor, for evaluations and promotions. Students are named by their initials. */
export function supervisionDocument(facts: SupervisionFacts, issue: Issue): PaperDocument {
  const { instructor, from, until, theses } = facts
  return {
    title: issue.number === null ? HEADING : `${HEADING} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(facts.issuer, issue),
      { kind: 'heading', level: 1, text: capitals(HEADING) },
      {
        kind: 'paragraph',
        text: `Βεβαιώνεται ότι ${wordFor('article', instructor)} ${instructor.name}, ${instructor.rank}, από ${longDate(from, 'el')} έως ${longDate(until, 'el')} ${deedsOf(facts)}`,
      },
      ...(theses.length === 0
        ? []
        : [tableOf(facts), { kind: 'paragraph' as const, text: numbersOf(facts) }]),
      { kind: 'paragraph', text: 'Η βεβαίωση χορηγείται για κάθε νόμιμη χρήση.' },
      officeSignature(facts),
    ],
  }
}

function deedsOf({ theses }: SupervisionFacts): string {
  if (theses.length === 0) return 'δεν είχε την επίβλεψη εργασίας.'
  return theses.every(({ role }) => role === 'supervisor')
    ? 'είχε την επίβλεψη των ακόλουθων εργασιών:'
    : 'είχε την επίβλεψη ή συμμετείχε στην εξεταστική επιτροπή των ακόλουθων εργασιών:'
}

function tableOf({ instructor, theses }: SupervisionFacts) {
  return {
    kind: 'table' as const,
    columns: [
      { heading: 'α/α', share: 6 },
      { heading: 'Ιδιότητα', share: 15 },
      { heading: 'Φοιτητής/τρια', share: 14 },
      { heading: 'Τίτλος', share: 35 },
      { heading: 'Είδος', share: 16 },
      { heading: 'Διάστημα', share: 14 },
    ],
    rows: theses.map(({ role, studentInitials, title, kind, startedOn, endedOn }, at) => [
      String(at + 1),
      roleWord({ ...instructor, role }),
      studentInitials,
      title,
      firstCapital(thesisWords(kind).nominative),
      endedOn === null
        ? `${shortDate(startedOn)}, σε εξέλιξη`
        : `${shortDate(startedOn)} – ${shortDate(endedOn)}`,
    ]),
    forPen: false,
  }
}

/** «Σύνολο: 3 (πτυχιακές 1, διπλωματικές 2). Ολοκληρώθηκαν: 2.» */
function numbersOf({ theses }: SupervisionFacts): string {
  const kinds = [...PROGRAMME_KINDS, null]
    .map((kind) => ({ kind, count: theses.filter((thesis) => thesis.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${thesisWords(kind).plural} ${count}`)
  const ended = theses.filter(({ endedOn }) => endedOn !== null).length
  return `Σύνολο: ${theses.length} (${kinds.join(', ')}). Ολοκληρώθηκαν: ${ended}.`
}
