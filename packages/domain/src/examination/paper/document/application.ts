import type { ApplicationFacts, Issue } from '../paper-facts.ts'
import type { PaperBlock, PaperDocument } from './paper-document.ts'
import { letterhead, membersTable, thesisFields } from './paper-parts.ts'
import { capitals, thesisWords, wordFor } from './paper-words.ts'

/** «Αίτηση ανάληψης», signed by the student and the supervisor. */
export function applicationDocument(facts: ApplicationFacts, issue: Issue): PaperDocument {
  const { student, thesis, supervisor } = facts
  const words = thesisWords(thesis.kind)
  const heading = `Αίτηση ανάληψης ${words.genitive}`
  return {
    title: issue.number === null ? heading : `${heading} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(facts.issuer, issue),
      { kind: 'heading', level: 1, text: capitals(heading) },
      { kind: 'paragraph', text: 'Προς τη Γραμματεία του Τμήματος' },
      {
        kind: 'paragraph',
        text: `Παρακαλώ να εγκριθεί η ανάληψη της ${words.genitive} με τα ακόλουθα στοιχεία:`,
      },
      {
        kind: 'fields',
        rows: [
          ...thesisFields(student, thesis),
          [{ label: 'Επίβλεψη', value: `${supervisor.name}, ${supervisor.rank}` }],
        ],
      },
      ...membersOf(facts),
      {
        kind: 'paragraph',
        text: 'Δηλώνω ότι έλαβα γνώση του Κανονισμού του Τμήματος για την εκπόνηση εργασιών και ότι τα στοιχεία της αίτησης είναι αληθή.',
      },
      {
        kind: 'signatures',
        people: [
          { role: wordFor('applicant', student), name: student.name },
          { role: wordFor('signingSupervisor', supervisor), name: supervisor.name },
        ],
      },
    ],
  }
}

function membersOf({ members }: ApplicationFacts): PaperBlock[] {
  if (members.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: 'Προτεινόμενα μέλη της εξεταστικής επιτροπής' },
    membersTable(members),
  ]
}
