import type {
  AnnouncementFacts,
  ApplicationFacts,
  BlankMinutesFacts,
  CommitteeMember,
  CompletionFacts,
  Issue,
  Issuer,
  MinutesFacts,
  PaperFacts,
  PaperThesis,
  SupervisionFacts,
} from '../paper/paper-facts.ts'

/** Papers of people and theses that do not exist: what the tests compare and the pictures of the documents show. */

export const ISSUE: Issue = { number: '2026/118', date: '2026-06-24' }

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
  rank: 'Αναπληρώτρια Καθηγήτρια',
  affiliation: null,
}
const NIKOS: CommitteeMember = { name: 'Νίκος Βλάχος', role: 'member', rank: 'Καθηγητής', affiliation: null }
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

export const MINUTES: MinutesFacts = {
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

export const FAILED_MINUTES: MinutesFacts = {
  ...MINUTES,
  examination: { ...EXAMINATION, place: 'Αμφιθέατρο Γ', link: 'https://meet.example.gr/exam-7', attempt: 2 },
  members: [
    { ...MARIA, presence: 'present', mark: 500 },
    { ...NIKOS, presence: 'present', mark: 450 },
    { ...ANNA, presence: 'absent', mark: null },
  ],
  exact: { numerator: 475, denominator: 1 },
  final: 450,
  outcome: 'failed',
  vote: 'majority',
}

/** The longest title that a thesis may have, in letters that not every font has. */
const LONG_TITLE =
  'Ἡ γλῶσσα τῶν πρακτικῶν καὶ ἡ ΠΡΟΪΣΤΟΡΙΑ της διοίκησης: ανάλυση κειμένων με νευρωνικά δίκτυα '
    .repeat(4)
    .slice(0, 255)

const SURNAMES = ['Αγγελοπούλου', 'Παπακωνσταντίνου', 'Χατζηγεωργίου', 'Μαυροϊδή'] as const

export const LONGEST_MINUTES: MinutesFacts = {
  ...MINUTES,
  thesis: {
    kind: 'master',
    programme: 'ΠΜΣ Επιστήμη Δεδομένων και Γλωσσική Τεχνολογία',
    title: LONG_TITLE,
    titleEnglish: 'The language of minutes: an analysis of administrative texts by neural networks '
      .repeat(4)
      .slice(0, 255),
  },
  examination: { ...EXAMINATION, place: null, link: 'https://meet.example.gr/exam-8', isPublic: false },
  members: [
    { ...MARIA, presence: 'present', mark: 900 },
    { ...NIKOS, presence: 'present', mark: 825 },
    { ...ANNA, presence: 'remote', mark: 810 },
    ...SURNAMES.map((surname) => ({
      name: `Κωνσταντίνα-Αλεξάνδρα ${surname}`,
      role: 'member' as const,
      rank: 'Ομότιμη Καθηγήτρια',
      affiliation: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών',
      presence: 'present' as const,
      mark: 875,
    })),
  ],
  parts: [
    { label: 'Περιεχόμενο', weight: 60, mark: 860 },
    { label: 'Κείμενο', weight: 15, mark: 850 },
    { label: 'Μέθοδος', weight: 15, mark: 900 },
    { label: 'Παρουσίαση', weight: 10, mark: 825 },
  ],
  exact: { numerator: 8610, denominator: 10 },
  final: 850,
  outcome: 'corrections',
  correctionsDue: '2026-07-24',
  vote: 'unanimous',
}

export const BLANK_MINUTES: BlankMinutesFacts = {
  kind: 'minutes_blank',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  committeeDecision: MINUTES.committeeDecision,
  examination: EXAMINATION,
  members: [MARIA, NIKOS, ANNA],
  parts: [],
}

export const ANNOUNCEMENT: AnnouncementFacts = {
  kind: 'announcement',
  language: 'el',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  examination: { ...EXAMINATION, link: 'https://meet.example.gr/exam-7' },
  members: [MARIA, NIKOS, ANNA],
}

export const ENGLISH_ANNOUNCEMENT: AnnouncementFacts = {
  ...ANNOUNCEMENT,
  language: 'en',
  issuer: {
    lines: [
      'University of Patras',
      'School of Engineering',
      'Department of Computer Engineering and Informatics',
    ],
    city: 'Patras',
  },
}

const SUPERVISOR = { name: MARIA.name, rank: MARIA.rank }

export const APPLICATION: ApplicationFacts = {
  kind: 'application',
  issuer: ISSUER,
  student: { ...ELENI, semester: 9 },
  thesis: THESIS,
  supervisor: SUPERVISOR,
  members: [],
}

export const APPLICATION_WITH_COMMITTEE: ApplicationFacts = { ...APPLICATION, members: [NIKOS, ANNA] }

const SUPERVISED = [
  ['Ε.Π.', THESIS.title],
  ['Γ.Κ.', 'Πρόβλεψη ζήτησης ηλεκτρικής ενέργειας με βαθιά μάθηση'],
  ['Δ.Μ.', 'Ασφαλής ανταλλαγή ιατρικών δεδομένων'],
  ['Α.Σ.', 'Χρονοπρογραμματισμός εξετάσεων με περιορισμούς'],
] as const

/** Forty theses: more than a page holds. */
export const SUPERVISION: SupervisionFacts = {
  kind: 'supervision',
  issuer: ISSUER,
  instructor: SUPERVISOR,
  from: '2024-09-01',
  until: '2026-08-31',
  theses: Array.from({ length: 10 }).flatMap((_, round) =>
    SUPERVISED.map(([studentInitials, title], at) => ({
      role: at === 3 ? ('member' as const) : ('supervisor' as const),
      studentInitials,
      title,
      kind: at === 2 ? ('master' as const) : ('integrated_master' as const),
      startedOn: '2024-10-14' as const,
      endedOn: round === 9 ? null : ('2025-10-20' as const),
    })),
  ),
  head: 'Ιωάννης Παπαδόπουλος',
}

export const COMPLETION: CompletionFacts = {
  kind: 'completion',
  issuer: ISSUER,
  student: ELENI,
  thesis: THESIS,
  supervisor: SUPERVISOR,
  examinedOn: '2026-06-24',
  mark: 900,
  head: null,
}

/** By the names of their files. */
export const INVENTED_PAPERS: Readonly<Record<string, PaperFacts>> = {
  minutes: MINUTES,
  'minutes-failed': FAILED_MINUTES,
  'minutes-of-seven': LONGEST_MINUTES,
  'minutes-blank': BLANK_MINUTES,
  announcement: ANNOUNCEMENT,
  'announcement-english': ENGLISH_ANNOUNCEMENT,
  application: APPLICATION,
  'application-with-committee': APPLICATION_WITH_COMMITTEE,
  supervision: SUPERVISION,
  completion: COMPLETION,
}
