import type { PlannedFile, PlannedThesis } from './demo-plan.ts'
import type { DemoDocument, Paper } from './documents/document.ts'
import type { Facts, PaperFact, TopicFact } from './facts.ts'
import type { Person } from './people.ts'
import type { NumberedDepartment } from './places.ts'
import type { Random } from './random.ts'

/** The PDFs of the plan under their keys; a few dozen papers serve all steps. */
export type Documents = Map<string, DemoDocument>

export function paperFor(facts: Facts, stepTitle: string): PaperFact {
  const paper =
    facts.papers.find(({ steps }) => steps.some((part) => stepTitle.includes(part))) ?? facts.papers.at(-1)
  if (paper === undefined) throw new Error('There are no papers')
  return paper
}

const CHAPTER = /^Κεφάλαιο (\d): (.+)$/

/** The name a student gives the file, without its version. */
export function fileNameFor(paper: PaperFact, stepTitle: string, random: Random): string {
  const chapter = CHAPTER.exec(stepTitle)
  return chapter ? `Κεφάλαιο ${chapter[1]} – ${chapter[2]}` : random.pick(paper.fileNames)
}

const CHANGES = {
  heading: 'Αλλαγές από την προηγούμενη έκδοση',
  paragraphs: [
    'Ελήφθησαν υπόψη όλα τα σχόλια. Οι ενότητες που άλλαξαν σημειώνονται στο περιθώριο και ο κατάλογος των πηγών συμπληρώθηκε.',
  ],
}

/** One upload of a step: the first is as written, a later one answers the comments. */
export function stepFile(documents: Documents, paper: PaperFact, name: string, version: number): PlannedFile {
  const revised = version > 1
  const key = `paper-${paper.id}-${revised ? 'revised' : 'first'}`
  if (!documents.has(key)) {
    documents.set(key, {
      kind: 'paper',
      overline: 'Παραδοτέο βήματος',
      title: paper.title,
      subtitle: revised ? 'Έκδοση 2, με τις διορθώσεις που ζητήθηκαν' : 'Έκδοση 1, προς έγκριση',
      sections: revised ? [CHANGES, ...paper.sections] : paper.sections,
    })
  }
  return { document: key, name: revised ? `${name} – διορθωμένο.pdf` : `${name}.pdf` }
}

const STRUCTURE = {
  heading: 'Δομή του κειμένου',
  paragraphs: [
    'Το κείμενο έχει πέντε κεφάλαια: εισαγωγή, θεωρητικό υπόβαθρο, μεθοδολογία, αποτελέσματα, συμπεράσματα. Ακολουθούν ο κατάλογος των πηγών και τα παραρτήματα.',
  ],
}

/** The draft that a student shows before handing the step in again. */
export function draftFile(documents: Documents, paper: PaperFact, name: string): PlannedFile {
  return { ...stepFile(documents, paper, name, 2), name: `${name} – πρόχειρο.pdf` }
}

interface FinalTextSubject {
  topic: TopicFact
  abstract: string
  student: Person
  supervisor: Person
  department: NumberedDepartment
  thesis: PlannedThesis
}

/** The final text of an ended thesis: its title page and its summary. */
export function finalText({
  topic,
  abstract,
  student,
  supervisor,
  department,
  thesis,
}: FinalTextSubject): Paper {
  const fullName = ({ firstName, surname }: Person) => `${firstName} ${surname}`
  return {
    kind: 'paper',
    overline: `${department.institution.instName} · ${department.department.depName}`,
    title: topic.title,
    subtitle: `${fullName(student)} · Επίβλεψη: ${fullName(supervisor)} · ${thesis.endDate?.slice(0, 4)}`,
    sections: [
      { heading: 'Περίληψη', paragraphs: [abstract, `Λέξεις-κλειδιά: ${topic.keywords.join(', ')}`] },
      { heading: 'Αντικείμενο', paragraphs: [topic.description] },
      STRUCTURE,
    ],
  }
}

/** One final text for all theses that no demo account shows, because each PDF makes the first start slower. */
export const SHARED_FINAL_TEXT: Paper = {
  kind: 'paper',
  overline: 'Τελικό κείμενο',
  title: 'Τελικό κείμενο εργασίας',
  subtitle: 'Όπως εγκρίθηκε από την τριμελή εξεταστική επιτροπή',
  sections: [
    STRUCTURE,
    {
      heading: 'Δήλωση πρωτοτυπίας',
      paragraphs: [
        'Η εργασία είναι αποτέλεσμα προσωπικής προσπάθειας. Κάθε βοήθεια αναγνωρίζεται και οι πηγές αναφέρονται με ακρίβεια.',
      ],
    },
  ],
}
