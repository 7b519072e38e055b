import { EXAMPLE_ISSUE, EXAMPLE_PAPERS } from '../examination/paper/example-papers.ts'
import type {
  AnnouncementFacts,
  ApplicationFacts,
  MinutesFacts,
  PaperFacts,
  SupervisionFacts,
} from '../examination/paper/paper-facts.ts'

/** Papers of people and theses that do not exist: what the tests compare and the pictures of the documents show. */

export const ISSUE = EXAMPLE_ISSUE

export const {
  minutes: MINUTES,
  minutes_blank: BLANK_MINUTES,
  announcement: ANNOUNCEMENT,
  application: APPLICATION_WITH_COMMITTEE,
  completion: COMPLETION,
  declaration: DECLARATION,
  summons: SUMMONS,
  sheet: SHEET,
} = EXAMPLE_PAPERS

/** The three of whom most minutes tell, each with another mark or presence. */
function membersWith(changes: readonly Partial<MinutesFacts['members'][number]>[]): MinutesFacts['members'] {
  return MINUTES.members.map((member, at) => ({ ...member, ...changes[at] }))
}

export const FAILED_MINUTES: MinutesFacts = {
  ...MINUTES,
  examination: {
    ...MINUTES.examination,
    place: 'Αμφιθέατρο Γ',
    link: 'https://meet.example.gr/exam-7',
    attempt: 2,
  },
  members: membersWith([{ mark: 500 }, { mark: 450 }, { presence: 'absent', mark: null }]),
  exact: { numerator: 475, denominator: 1 },
  final: 450,
  outcome: 'failed',
  vote: 'majority',
}

/** After two decisions, of which the second changed the mark of the thesis. */
export const CORRECTED_MINUTES: MinutesFacts = {
  ...MINUTES,
  members: membersWith([{ mark: 1000 }, { mark: 850 }, { mark: 850 }]),
  exact: { numerator: 900, denominator: 1 },
  final: 900,
  markCorrections: [
    {
      member: 'Νίκος Βλάχος',
      decision: '7/18.12.2026',
      reason: 'Λάθος άθροιση των κριτηρίων.',
      before: 800,
      after: 850,
      finalBefore: 850,
      finalAfter: 850,
    },
    {
      member: 'Μαρία Ανδρεάδου',
      decision: '2/14.1.2027',
      reason: 'Ένσταση του φοιτητή ή της φοιτήτριας, που έγινε δεκτή.',
      before: 850,
      after: 1000,
      finalBefore: 850,
      finalAfter: 900,
    },
  ],
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
  examination: {
    ...MINUTES.examination,
    place: null,
    link: 'https://meet.example.gr/exam-8',
    isPublic: false,
  },
  members: [
    ...membersWith([{ mark: 900 }, { mark: 825 }, { mark: 810 }]),
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

export const APPLICATION: ApplicationFacts = { ...APPLICATION_WITH_COMMITTEE, members: [] }

const SUPERVISED = [
  ['Ε.Π.', MINUTES.thesis.title],
  ['Γ.Κ.', 'Πρόβλεψη ζήτησης ηλεκτρικής ενέργειας με βαθιά μάθηση'],
  ['Δ.Μ.', 'Ασφαλής ανταλλαγή ιατρικών δεδομένων'],
  ['Α.Σ.', 'Χρονοπρογραμματισμός εξετάσεων με περιορισμούς'],
] as const

/** Forty theses: more than a page holds. */
export const SUPERVISION: SupervisionFacts = {
  ...EXAMPLE_PAPERS.supervision,
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
}

/** By the names of their files. */
export const INVENTED_PAPERS: Readonly<Record<string, PaperFacts>> = {
  minutes: MINUTES,
  'minutes-failed': FAILED_MINUTES,
  'minutes-corrected': CORRECTED_MINUTES,
  'minutes-of-seven': LONGEST_MINUTES,
  'minutes-blank': BLANK_MINUTES,
  announcement: ANNOUNCEMENT,
  'announcement-english': ENGLISH_ANNOUNCEMENT,
  application: APPLICATION,
  'application-with-committee': APPLICATION_WITH_COMMITTEE,
  supervision: SUPERVISION,
  completion: COMPLETION,
  declaration: DECLARATION,
  summons: SUMMONS,
  sheet: SHEET,
}
