import { linesOf } from '../../../shared/lines.ts'
import type { DeclarationFacts, Issue, PaperStudent, PaperThesis } from '../paper-facts.ts'
import type { PaperBlock, PaperDocument } from './paper-document.ts'
import { letterhead, thesisFields } from './paper-parts.ts'
import { accusativeWithArticle, capitals, thesisWords, wordFor } from './paper-words.ts'

/** The law that makes a declaration one that the declarer answers for; articles are named by departments only. */
const HEADING = 'Υπεύθυνη δήλωση πρωτοτυπίας'
const LAW = '(ν. 1599/1986)'

/** «Υπεύθυνη δήλωση πρωτοτυπίας», signed by the student. */
export function declarationDocument(facts: DeclarationFacts, issue: Issue): PaperDocument {
  const { issuer, student, thesis, text } = facts
  return {
    title: issue.number === null ? HEADING : `${HEADING} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(issuer, issue),
      { kind: 'heading', level: 1, text: capitals(HEADING) },
      ...(text === undefined ? [paragraph(LAW)] : []),
      { kind: 'fields', rows: thesisFields(student, thesis) },
      ...(text === undefined ? usualText(thesis, student) : linesOf(text)).map(paragraph),
      { kind: 'signatures', people: [{ role: wordFor('declarer', student), name: student.name }] },
    ],
  }
}

function paragraph(text: string): PaperBlock {
  return { kind: 'paragraph', text }
}

function usualText({ kind }: PaperThesis, student: PaperStudent): string[] {
  const words = accusativeWithArticle(thesisWords(kind).accusative)
  return [
    `Με ατομική μου ευθύνη και γνωρίζοντας τις κυρώσεις του νόμου, δηλώνω ότι συνέγραψα ${wordFor('inPerson', student)} ${words} με τα παραπάνω στοιχεία.`,
    'Κάθε βοήθεια που είχα για την προετοιμασία της αναφέρεται στο κείμενο. Οι πηγές από τις οποίες πήρα δεδομένα, ιδέες ή φράσεις, αυτούσιες ή παραφρασμένες, αναφέρονται όλες. Η εργασία δεν έχει υποβληθεί, ολόκληρη ή μέρος της, για άλλον τίτλο σπουδών.',
  ]
}
