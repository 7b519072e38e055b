import type { CompletionFacts, Issue } from '../paper-facts.ts'
import { longDate } from './long-date.ts'
import type { PaperDocument } from './paper-document.ts'
import { letterhead, officeSignature, titleFields } from './paper-parts.ts'
import { accusativeWithArticle, capitals, markTwice, thesisWords, wordFor } from './paper-words.ts'

/** «Βεβαίωση επιτυχούς εξέτασης» of a student whose thesis has its mark. */
export function completionDocument(facts: CompletionFacts, issue: Issue): PaperDocument {
  const { student, thesis, supervisor } = facts
  const words = thesisWords(thesis.kind)
  const heading = `Βεβαίωση επιτυχούς εξέτασης ${words.genitive}`
  const registry = student.registryNumber === null ? '' : `, με αριθμό μητρώου ${student.registryNumber},`
  const programme = thesis.programme === null ? '' : ` στο πρόγραμμα σπουδών «${thesis.programme}»`
  return {
    title: issue.number === null ? heading : `${heading} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(facts.issuer, issue),
      { kind: 'heading', level: 1, text: capitals(heading) },
      {
        kind: 'paragraph',
        text: `Βεβαιώνεται ότι ${wordFor('certifiedStudent', student)} ${student.name}${registry} εκπόνησε${programme} ${accusativeWithArticle(words.accusative)} με τα ακόλουθα στοιχεία:`,
      },
      {
        kind: 'fields',
        rows: [
          ...titleFields(thesis),
          [{ label: 'Επίβλεψη', value: `${supervisor.name}, ${supervisor.rank}` }],
        ],
      },
      {
        kind: 'paragraph',
        text: `Η εργασία εξετάστηκε με επιτυχία στις ${longDate(facts.examinedOn, 'el')} και έλαβε τον βαθμό ${markTwice(facts.mark)}.`,
      },
      { kind: 'paragraph', text: 'Η βεβαίωση χορηγείται για κάθε νόμιμη χρήση.' },
      officeSignature(facts),
    ],
  }
}
