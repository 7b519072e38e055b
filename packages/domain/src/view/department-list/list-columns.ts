import type { Bilingual } from '../../shared/bilingual.ts'
import type { ThesisFields } from '../../thesis/thesis/thesis.ts'

/** The lists of a department that its office reads and takes along as files: docs/regulation.md#department-lists. */
export const DEPARTMENT_LISTS = [
  'theses',
  'students',
  'committees',
  'examinations',
  'load',
  'papers',
] as const
export type DepartmentList = (typeof DEPARTMENT_LISTS)[number]

export interface ListColumn {
  heading: Bilingual
  /**
   * Always: a row needs it to say what it is about. By itself: until the reader chooses columns. On demand: once it
   * is chosen.
   */
  shown: 'always' | 'byItself' | 'onDemand'
}

const always = (...heading: Bilingual) => ({ heading, shown: 'always' }) as const
const byItself = (...heading: Bilingual) => ({ heading, shown: 'byItself' }) as const
const onDemand = (...heading: Bilingual) => ({ heading, shown: 'onDemand' }) as const

const TITLE = always('Τίτλος', 'Title')
const STUDENT = byItself('Φοιτητής/Φοιτήτρια', 'Student')
const SUPERVISOR = byItself('Επίβλεψη', 'Supervisor')
const STATE = byItself('Κατάσταση', 'State')

/**
 * The fields of a thesis of which the office's list has a column. Left out are the text, who sees the topic, and the
 * deadline, whose column has a name of its own: a new field does not compile without a column, or its name here.
 */
type ListedField = Exclude<keyof ThesisFields, 'description' | 'publicByInstructor' | 'interestDeadline'>

/** The columns of each list in their order. What a record of a student holds is among the headings that an import knows. */
export const LIST_COLUMNS = {
  theses: {
    title: TITLE,
    supervisor: SUPERVISOR,
    student: STUDENT,
    state: STATE,
    phase: onDemand('Στάδιο', 'Phase'),
    late: byItself('Καθυστέρηση (ημέρες)', 'Delay (days)'),
    mark: byItself('Βαθμός', 'Mark'),
    intendedEnd: byItself('Επιθυμητή ολοκλήρωση', 'Desired completion'),
    endDate: byItself('Ημερομηνία ολοκλήρωσης', 'Completion date'),
    titleEnglish: onDemand('Τίτλος στα αγγλικά', 'Title in English'),
    startDate: onDemand('Ημερομηνία έναρξης', 'Start date'),
    deadline: onDemand('Προθεσμία', 'Deadline'),
    assignmentType: onDemand('Τρόπος ανάθεσης', 'Assignment type'),
    textLanguage: onDemand('Γλώσσα του κειμένου', 'Language of the text'),
    keywords: onDemand('Λέξεις-κλειδιά', 'Keywords'),
  } satisfies Record<ListedField, ListColumn> & Record<string, ListColumn>,
  students: {
    registryNumber: byItself('Αριθμός μητρώου', 'Registry number'),
    surname: always('Επώνυμο', 'Surname'),
    firstName: always('Όνομα', 'First name'),
    email: byItself('E-mail', 'E-mail'),
    semester: byItself('Εξάμηνο', 'Semester'),
    thesis: byItself('Εργασία', 'Thesis'),
    phase: byItself('Στάδιο', 'Phase'),
    coursesPassed: byItself('Περασμένα μαθήματα', 'Courses passed'),
    coursesOwed: byItself('Οφειλόμενα μαθήματα', 'Courses owed'),
    ects: byItself('Πιστωτικές μονάδες (ECTS)', 'Credits (ECTS)'),
    average: byItself('Μέσος όρος', 'Average'),
    programme: byItself('Πρόγραμμα σπουδών', 'Programme of studies'),
    asOf: onDemand('Στοιχεία της', 'Record as of'),
  },
  committees: {
    title: TITLE,
    student: STUDENT,
    supervisor: SUPERVISOR,
    members: byItself('Μέλη', 'Members'),
    substitutes: byItself('Αναπληρωματικά μέλη', 'Substitutes'),
    state: STATE,
    dueOn: byItself('Απάντηση έως', 'Answer until'),
  },
  examinations: {
    day: always('Ημερομηνία', 'Date'),
    time: always('Ώρα', 'Time'),
    title: TITLE,
    student: STUDENT,
    supervisor: SUPERVISOR,
    place: byItself('Αίθουσα', 'Room'),
    minutes: byItself('Διάρκεια (λεπτά)', 'Length (minutes)'),
    state: STATE,
    link: onDemand('Σύνδεσμος', 'Link'),
  },
  load: {
    surname: always('Επώνυμο', 'Surname'),
    firstName: always('Όνομα', 'First name'),
    rank: byItself('Βαθμίδα', 'Rank'),
    email: byItself('E-mail', 'E-mail'),
    supervises: byItself('Εργασίες σε εξέλιξη', 'Theses in progress'),
    sits: byItself('Συμμετοχές σε επιτροπές', 'Seats in committees'),
    offers: byItself('Θέματα προς ανάθεση', 'Topics not yet assigned'),
  },
  papers: {
    kind: always('Είδος', 'Kind'),
    number: always('Αριθμός', 'Number'),
    issuedOn: byItself('Ημερομηνία έκδοσης', 'Issued on'),
    student: STUDENT,
    title: byItself('Τίτλος', 'Title'),
    state: STATE,
    protocolNumber: byItself('Αριθμός πρωτοκόλλου', 'Protocol number'),
    protocolDate: byItself('Ημερομηνία πρωτοκόλλου', 'Protocol date'),
  },
} as const satisfies Record<DepartmentList, Record<string, ListColumn>>

export type ListColumnName<List extends DepartmentList = DepartmentList> = List extends DepartmentList
  ? keyof (typeof LIST_COLUMNS)[List] & string
  : never

export function columnsOfList<List extends DepartmentList>(
  list: List,
): readonly (readonly [ListColumnName<List>, ListColumn])[] {
  return Object.entries<ListColumn>(LIST_COLUMNS[list]).map(
    ([name, column]) => [name as ListColumnName<List>, column] as const,
  )
}

/**
 * The names of the columns of a list in its order: those without which no row can be read, and those that were chosen.
 * @param chosen null as long as the reader has chosen none
 */
export function shownColumns<List extends DepartmentList>(
  list: List,
  chosen: readonly string[] | null,
): ListColumnName<List>[] {
  return columnsOfList(list).flatMap(([name, { shown }]) => {
    const isShown = shown === 'always' || (chosen === null ? shown === 'byItself' : chosen.includes(name))
    return isShown ? [name] : []
  })
}
