import type { DepartmentFact, Facts, InstitutionFact, TopicFact } from './facts.ts'

/** A department that has people, and the topics its instructors offer. */
export interface Place {
  institution: string
  department: string
  /** All topics of this field. */
  field: string | null
  /** Topics of other fields, or of a field that another department has too, that fit here as well. */
  alsoTopics: number[]
}

/** The department of the demo accounts. */
export const DEMO_PLACE: Place = {
  institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
  department: 'Τμήμα Πληροφορικής',
  field: 'Πληροφορική',
  alsoTopics: [23, 24, 26, 28, 29, 30, 31, 32, 35, 38, 39, 41, 57, 64, 71, 83, 91, 98, 114, 132],
}

const ATHENS = 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών'
const THRACE = 'Δημοκρίτειο Πανεπιστήμιο Θράκης'

export const OTHER_PLACES: readonly Place[] = [
  place(ATHENS, 'Τμήμα Πληροφορικής και Τηλεπικοινωνιών', null, [1, 4, 7, 10, 12, 17, 19, 22, 24, 27]),
  place(
    'Πανεπιστήμιο Πατρών',
    'Τμήμα Μηχανικών Ηλεκτρονικών Υπολογιστών και Πληροφορικής',
    null,
    [2, 5, 8, 11, 12, 15, 18, 20, 21, 30],
  ),
  place(
    'Εθνικό Μετσόβιο Πολυτεχνείο',
    'Σχολή Ηλεκτρολόγων Μηχανικών και Μηχανικών Υπολογιστών',
    'Ηλεκτρολόγων Μηχανικών',
    [3, 12, 19],
  ),
  place(ATHENS, 'Τμήμα Μαθηματικών', 'Μαθηματικά', [41, 42]),
  place('Οικονομικό Πανεπιστήμιο Αθηνών', 'Τμήμα Στατιστικής', 'Στατιστική', [16, 59, 61, 64]),
  place('Πανεπιστήμιο Κρήτης', 'Τμήμα Φυσικής', 'Φυσική', [25, 33]),
  place('Πανεπιστήμιο Ιωαννίνων', 'Τμήμα Χημείας', 'Χημεία', [45, 90]),
  place('Πανεπιστήμιο Πατρών', 'Τμήμα Βιολογίας', 'Βιολογία', [88, 92]),
  place(ATHENS, 'Τμήμα Οικονομικών Επιστημών', 'Οικονομικά', [128]),
  place(
    'Πανεπιστήμιο Μακεδονίας',
    'Τμήμα Οργάνωσης και Διοίκησης Επιχειρήσεων',
    'Διοίκηση Επιχειρήσεων',
    [62, 66, 131],
  ),
  place('Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', 'Τμήμα Μηχανολόγων Μηχανικών', 'Μηχανολόγων', [28, 82]),
  place('Εθνικό Μετσόβιο Πολυτεχνείο', 'Σχολή Πολιτικών Μηχανικών', 'Πολιτικών Μηχανικών', [13, 74, 86]),
  place(THRACE, 'Τμήμα Αρχιτεκτόνων Μηχανικών', 'Αρχιτεκτόνων', [74, 81, 127]),
  place('Γεωπονικό Πανεπιστήμιο Αθηνών', 'Τμήμα Επιστήμης Φυτικής Παραγωγής', 'Γεωπονία', [56, 57]),
  place('Πανεπιστήμιο Αιγαίου', 'Τμήμα Γεωγραφίας', 'Περιβάλλον και Γεωγραφία', [60, 80, 127]),
  place('Πανεπιστήμιο Ιωαννίνων', 'Τμήμα Φιλολογίας', 'Φιλολογία', [100, 117]),
  place('Πανεπιστήμιο Κρήτης', 'Τμήμα Ιστορίας και Αρχαιολογίας', 'Ιστορία και Αρχαιολογία', [98, 134]),
  place(THRACE, 'Τμήμα Νομικής', 'Νομική', []),
  place(
    'Πάντειο Πανεπιστήμιο Κοινωνικών και Πολιτικών Επιστημών',
    'Τμήμα Ψυχολογίας',
    'Ψυχολογία',
    [68, 117],
  ),
  place('Πανεπιστήμιο Αιγαίου', 'Παιδαγωγικό Τμήμα Δημοτικής Εκπαίδευσης', 'Παιδαγωγικά', [36, 47, 99]),
  place('Πανεπιστήμιο Πελοποννήσου', 'Τμήμα Νοσηλευτικής', 'Επιστήμες Υγείας', [93]),
  place(ATHENS, 'Τμήμα Επικοινωνίας και Μέσων Μαζικής Ενημέρωσης', 'Κοινωνικές Επιστήμες', [72, 96, 103]),
  place('Πανεπιστήμιο Πειραιώς', 'Τμήμα Ναυτιλιακών Σπουδών', 'Ναυτιλία', [62, 65, 71]),
  place('Ιόνιο Πανεπιστήμιο', 'Τμήμα Τουρισμού', 'Τουρισμός', [60, 64, 67]),
  place('Ιόνιο Πανεπιστήμιο', 'Τμήμα Τεχνών Ήχου και Εικόνας', 'Τέχνες', [14, 102]),
]

/** The department with a rule book: its theses have committees and examinations. */
export const PROCESS_PLACE: Place = place(
  'Πανεπιστήμιο Πατρών',
  'Τμήμα Ηλεκτρολόγων Μηχανικών και Τεχνολογίας Υπολογιστών',
  null,
  [1, 3, 9, 16, 19, 22, 23, 24, 25, 26, 27, 28, 29, 30],
)

function place(institution: string, department: string, field: string | null, alsoTopics: number[]): Place {
  return { institution, department, field, alsoTopics }
}

/** A department with the key it has in the plan: its place in the order of the facts, from 1. */
export interface NumberedDepartment {
  key: number
  institutionKey: number
  institution: InstitutionFact
  department: DepartmentFact
}

export function numberDepartments(facts: Facts): NumberedDepartment[] {
  return facts.institutions
    .flatMap((institution, index) =>
      institution.departments.map((department) => ({ institution, department, institutionKey: index + 1 })),
    )
    .map((entry, index) => ({ key: index + 1, ...entry }))
}

export function findDepartment(
  departments: readonly NumberedDepartment[],
  wanted: Place,
): NumberedDepartment {
  const found = departments.find(
    ({ institution, department }) =>
      institution.instName === wanted.institution && department.depName === wanted.department,
  )
  if (found === undefined) throw new Error(`The facts have no ${wanted.department} of ${wanted.institution}`)
  return found
}

/** Each topic at most once in a department. */
export function topicsOf(facts: Facts, { field, alsoTopics }: Place): TopicFact[] {
  return facts.topics.filter((topic) => topic.field === field || alsoTopics.includes(topic.id))
}
