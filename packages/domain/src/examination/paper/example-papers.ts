import { printedRankFor } from '../../people/account/rank-names.ts'
import type {
  AnnouncementFacts,
  ApplicationFacts,
  BlankMinutesFacts,
  CommitteeMember,
  CompletionFacts,
  DeclarationFacts,
  Issue,
  Issuer,
  MinutesFacts,
  PaperFacts,
  PaperInstructor,
  PaperKind,
  PaperThesis,
  SheetFacts,
  SummonsFacts,
  SupervisionFacts,
} from './paper-facts.ts'

/** Papers of people and theses that do not exist: what a department sees beside each tag of its own forms. */

export const EXAMPLE_ISSUE: Issue = { number: '2026/118', date: '2026-06-24' }

const ISSUER: Issuer = {
  lines: ['Πανεπιστήμιο Πατρών', 'Πολυτεχνική Σχολή', 'Τμήμα Μηχανικών Η/Υ και Πληροφορικής'],
  city: 'Πάτρα',
}

const THESIS: PaperThesis = {
  kind: 'integrated_master',
  programme: 'Προπτυχιακό (πενταετές)',
  title: 'Αναγνώριση φωνής σε θορυβώδες περιβάλλον',
  titleEnglish: 'Speech recognition in noisy environments',
}

const ELENI = { name: 'Ελένη Παπαδάκη', registryNumber: '01234' }

const MARIA: CommitteeMember = {
  name: 'Μαρία Ανδρεάδου',
  role: 'supervisor',
  rank: printedRankFor('associate', 'ms'),
  formOfAddress: 'ms',
  affiliation: null,
}
const NIKOS: CommitteeMember = {
  name: 'Νίκος Βλάχος',
  role: 'member',
  rank: printedRankFor('professor', 'mr'),
  formOfAddress: 'mr',
  affiliation: null,
}
/** Without a form of address, as all who come from outside. */
const ANNA: CommitteeMember = {
  name: 'Άννα Γεωργίου',
  role: 'member',
  rank: 'ΕΔΙΠ',
  affiliation: 'Πανεπιστήμιο Ιωαννίνων',
}

const EXAMINATION = {
  day: '2026-06-24',
  startsAt: '12:00',
  place: 'Αίθουσα Β2',
  link: null,
  isPublic: true,
  attempt: 1,
} as const

const MINUTES: MinutesFacts = {
  kind: 'minutes',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  committeeDecision: 'απόφαση 7/18.12.2025 της Συνέλευσης του Τμήματος',
  examination: EXAMINATION,
  endsAt: '12:40',
  members: [
    { ...MARIA, presence: 'present', mark: 850 },
    { ...NIKOS, presence: 'present', mark: 800 },
    { ...ANNA, presence: 'remote', mark: 850 },
  ],
  parts: [],
  exact: { numerator: 2500, denominator: 3 },
  final: 850,
  outcome: 'passed',
  correctionsDue: null,
  vote: null,
}

const BLANK_MINUTES: BlankMinutesFacts = {
  kind: 'minutes_blank',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  committeeDecision: MINUTES.committeeDecision,
  examination: EXAMINATION,
  members: [MARIA, NIKOS, ANNA],
  parts: [],
}

const ANNOUNCEMENT: AnnouncementFacts = {
  kind: 'announcement',
  language: 'el',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  examination: { ...EXAMINATION, link: 'https://meet.example.gr/exam-7' },
  members: [MARIA, NIKOS, ANNA],
}

const SUPERVISOR: PaperInstructor = { name: MARIA.name, rank: MARIA.rank, formOfAddress: 'ms' }

const APPLICATION: ApplicationFacts = {
  kind: 'application',
  issuer: ISSUER,
  student: { ...ELENI, semester: 9 },
  thesis: THESIS,
  supervisor: SUPERVISOR,
  members: [NIKOS, ANNA],
}

const SUPERVISION: SupervisionFacts = {
  kind: 'supervision',
  issuer: ISSUER,
  instructor: SUPERVISOR,
  from: '2024-09-01',
  until: '2026-08-31',
  theses: [
    {
      role: 'supervisor',
      studentInitials: 'Ε. Π.',
      title: THESIS.title,
      kind: 'integrated_master',
      startedOn: '2024-10-14',
      endedOn: '2025-10-20',
    },
  ],
  head: 'Ιωάννης Παπαδόπουλος',
  headFormOfAddress: 'mr',
}

const COMPLETION: CompletionFacts = {
  kind: 'completion',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  supervisor: SUPERVISOR,
  examinedOn: '2026-06-24',
  mark: 900,
  head: null,
}

const DECLARATION: DeclarationFacts = {
  kind: 'declaration',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
}

const SUMMONS: SummonsFacts = {
  kind: 'summons',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  committeeDecision: MINUTES.committeeDecision,
  examination: { ...EXAMINATION, link: 'https://meet.example.gr/exam-7' },
  member: ANNA,
  supervisor: SUPERVISOR,
  members: [MARIA, NIKOS, ANNA],
}

const SHEET: SheetFacts = {
  kind: 'sheet',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  committeeDecision: MINUTES.committeeDecision,
  examination: EXAMINATION,
  member: NIKOS,
  parts: [
    {
      label: 'Περιεχόμενο',
      weight: 70,
      mark: 850,
      criteria: [
        { label: 'Βάθος της ανάλυσης', weight: 60, mark: 900 },
        { label: 'Πρωτοτυπία', weight: 40, mark: 800 },
      ],
    },
    { label: 'Παρουσίαση', weight: 30, mark: 750, criteria: [] },
  ],
  exact: { numerator: 820, denominator: 1 },
  own: 800,
}

export const EXAMPLE_PAPERS: { readonly [Kind in PaperKind]: Extract<PaperFacts, { kind: Kind }> } = {
  minutes: MINUTES,
  minutes_blank: BLANK_MINUTES,
  announcement: ANNOUNCEMENT,
  application: APPLICATION,
  supervision: SUPERVISION,
  completion: COMPLETION,
  declaration: DECLARATION,
  summons: SUMMONS,
  sheet: SHEET,
}
