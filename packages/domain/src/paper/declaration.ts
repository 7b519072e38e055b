import type { PaperDocument } from './paper-document.ts'
import type { DeclarationFacts, Issue } from './paper-facts.ts'
import { letterhead, thesisFields } from './paper-parts.ts'
import { accusativeWithArticle, capitals, thesisWords } from './paper-words.ts'

/** The law that makes a declaration one that the declarer answers for; articles are named by departments only. */
const HEADING = 'Υπεύθυνη δήλωση πρωτοτυπίας'
const LAW = '(ν. 1599/1986)'

/** «Υπεύθυνη δήλωση πρωτοτυπίας», signed by the student. A department with words of its own has a form of its own. */
export function declarationDocument(
  { issuer, student, thesis }: DeclarationFacts,
  issue: Issue,
): PaperDocument {
  const words = accusativeWithArticle(thesisWords(thesis.kind).accusative)
  return {
    title: issue.number === null ? HEADING : `${HEADING} ${issue.number}`,
    language: 'el',
    size: 'usual',
    blocks: [
      letterhead(issuer, issue),
      { kind: 'heading', level: 1, text: capitals(HEADING) },
      { kind: 'paragraph', text: LAW },
      { kind: 'fields', rows: thesisFields(student, thesis) },
      {
        kind: 'paragraph',
        text: `Με ατομική μου ευθύνη και γνωρίζοντας τις κυρώσεις του νόμου, δηλώνω ότι συνέγραψα ο/η ίδιος/α ${words} με τα παραπάνω στοιχεία.`,
      },
      {
        kind: 'paragraph',
        text: 'Κάθε βοήθεια που είχα για την προετοιμασία της αναφέρεται στο κείμενο. Οι πηγές από τις οποίες πήρα δεδομένα, ιδέες ή φράσεις, αυτούσιες ή παραφρασμένες, αναφέρονται όλες. Η εργασία δεν έχει υποβληθεί, ολόκληρη ή μέρος της, για άλλον τίτλο σπουδών.',
      },
      { kind: 'signatures', people: [{ role: 'Ο/Η δηλών/ούσα', name: student.name }] },
    ],
  }
}
