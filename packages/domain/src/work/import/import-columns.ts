import { LISTED_RANKS } from '../../department/staff/listed-rank.ts'
import { INSTITUTION_TYPES, type InstitutionType } from '../../institution/institution/institution.ts'
import { RANK_NAMES } from '../../people/account/rank-names.ts'
import type { Bilingual, BilingualWithOthers } from '../../shared/bilingual.ts'
import { ASSIGNMENT_TYPES, TEXT_LANGUAGES } from '../../thesis/thesis/thesis.ts'
import type { ImportKind, OfficeKind } from './import-kind.ts'
import { RANK_WORDS } from './rank-words.ts'
import { TOPIC_COLUMNS } from './topic-columns.ts'

export const IMPORT_FIELDS = [
  'institutionName',
  'institutionType',
  'institutionUrl',
  'logo',
  'departmentName',
  'departmentEmail',
  'phone',
  'city',
  'departmentUrl',
  'latitude',
  'longitude',
  'username',
  'firstName',
  'surname',
  'fullName',
  'email',
  'rank',
  'registryNumber',
  'semester',
  'coursesPassed',
  'coursesOwed',
  'ects',
  'average',
  'programmeName',
  'topicTitle',
  'titleEnglish',
  'instructor',
  'description',
  'keywords',
  'assignmentType',
  'interestDeadline',
  'startDate',
  'intendedEnd',
  'textLanguage',
  'thesisState',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** A column that says what several say together; the template has those. */
export const STANDS_FOR: Partial<Record<ImportField, readonly ImportField[]>> = {
  fullName: ['surname', 'firstName'],
}

/** The column of the faults in a file that is taken along, mended and loaded again; it is never read. */
export const FAULTS_HEADING: Bilingual = ['Σφάλματα', 'Faults']

/** One column of a kind of file. */
export interface ImportColumn {
  field: ImportField
  isRequired: boolean
  /** Any of them names the column; case, accents and signs do not count. The first is Greek, the second English. */
  headings: BilingualWithOthers
  /** Names what exists already, so an import never changes it. */
  isFixed?: true
  /** Says only what the file is about: read where it stands in the file, and not in the template. */
  isOnlyChecked?: true
  /** A number to reckon with, read by its value; all others are names, read as the file shows them. */
  isFigure?: true
  /** A figure with decimals, which a list that parts its cells by their sign tears in two. */
  hasDecimals?: true
  /** The words for each value, where there are few; the first is that of the template. */
  choices?: Readonly<Record<string, BilingualWithOthers>>
  /** What the template shows in its one row. */
  example: string
}

const TYPE_WORDS: Record<InstitutionType, BilingualWithOthers> = {
  university: ['Πανεπιστήμιο', 'University', 'grUni'],
  technological: [
    'Τεχνολογικό ίδρυμα (ΤΕΙ)',
    'Technological institute',
    'ΤΕΙ',
    'Τεχνολογικό ίδρυμα',
    'grTEI',
  ],
}

const institutionOf: ImportColumn = {
  field: 'institutionName',
  isRequired: false,
  headings: ['Ίδρυμα', 'Institution', 'Όνομα ιδρύματος', 'Institution name', 'Πανεπιστήμιο', 'University'],
  example: 'Πανεπιστήμιο Πατρών',
}

const fullNameColumn: ImportColumn = {
  field: 'fullName',
  isRequired: false,
  headings: [
    'Ονοματεπώνυμο',
    'Surname and name',
    'Ονομ/μο',
    'Ονομ/νυμο',
    'Ον/μο',
    'Επώνυμο και όνομα',
    'Επώνυμο - Όνομα',
    'Ονοματεπώνυμο φοιτητή',
    'Ονοματεπώνυμο διδάσκοντος',
  ],
  example: '',
}

const personColumns: readonly ImportColumn[] = [
  {
    field: 'surname',
    isRequired: true,
    headings: ['Επώνυμο', 'Surname', 'Επίθετο', 'Last name', 'Family name', 'Επών.'],
    example: 'Παπαδοπούλου',
  },
  {
    field: 'firstName',
    isRequired: true,
    headings: ['Όνομα', 'First name', 'Given name', 'Name', 'Κύριο όνομα', 'Όν.'],
    example: 'Μαρία',
  },
  fullNameColumn,
  {
    field: 'email',
    isRequired: true,
    isFixed: true,
    headings: [
      'Ηλεκτρονική διεύθυνση (e-mail)',
      'E-mail',
      'E-mail address',
      'Mail',
      'Ηλεκτρονική διεύθυνση',
      'Ηλεκτρονικό ταχυδρομείο',
      'Ηλ. ταχυδρομείο',
      'Ιδρυματικό e-mail',
      'Διεύθυνση e-mail',
    ],
    example: 'm.papadopoulou@example.gr',
  },
  {
    field: 'username',
    isRequired: false,
    isFixed: true,
    headings: ['Όνομα χρήστη', 'Username', 'User name', 'Login', 'Λογαριασμός'],
    example: 'mpapadopoulou',
  },
  {
    field: 'departmentName',
    isRequired: true,
    headings: ['Τμήμα', 'Department', 'Όνομα τμήματος', 'Department name'],
    example: 'Τμήμα Μαθηματικών',
  },
  institutionOf,
]

const NAMES_OF_PERSON: ReadonlySet<ImportField> = new Set(['surname', 'firstName', 'fullName', 'email'])

/** A student whom an account has keeps name and address; the others have those of the file. */
function recordColumns(): ImportColumn[] {
  const names = personColumns
    .filter(({ field }) => NAMES_OF_PERSON.has(field))
    .map(({ isFixed: _fixed, ...column }) => ({ ...column, isRequired: false }))
  return [
    {
      field: 'registryNumber',
      isRequired: true,
      headings: [
        'Αριθμός μητρώου',
        'Registration number',
        'ΑΜ',
        'ΑΕΜ',
        'Μητρώο',
        'Αρ. μητρώου',
        'Αριθμός μητρώου φοιτητή',
        'Registry number',
        'Student number',
        'Student ID',
      ],
      example: '01234',
    },
    ...names,
    {
      field: 'semester',
      isRequired: false,
      isFigure: true,
      headings: ['Εξάμηνο', 'Semester', 'Εξάμηνο φοίτησης', 'Τρέχον εξάμηνο', 'Εξ.'],
      example: '8',
    },
    {
      field: 'coursesPassed',
      isRequired: false,
      isFigure: true,
      headings: [
        'Περασμένα μαθήματα',
        'Μαθήματα με προβιβάσιμο βαθμό',
        'Courses passed',
        'Επιτυχή μαθήματα',
        'Περασμένα',
        'Passed courses',
      ],
      example: '40',
    },
    {
      field: 'coursesOwed',
      isRequired: false,
      isFigure: true,
      headings: ['Οφειλόμενα μαθήματα', 'Courses owed', 'Οφειλόμενα', 'Owed courses'],
      example: '2',
    },
    {
      field: 'ects',
      isRequired: false,
      isFigure: true,
      headings: [
        'Πιστωτικές μονάδες (ECTS)',
        'ECTS',
        'Πιστωτικές μονάδες',
        'Μονάδες ECTS',
        'Credits',
        'ECTS credits',
        'Credits (ECTS)',
      ],
      example: '200',
    },
    {
      field: 'average',
      isRequired: false,
      isFigure: true,
      hasDecimals: true,
      headings: ['Μέσος όρος', 'Average', 'Μ.Ο.', 'Μέσος όρος βαθμολογίας', 'Average mark', 'GPA'],
      example: '7,85',
    },
    {
      field: 'programmeName',
      isRequired: false,
      headings: ['Πρόγραμμα', 'Programme', 'Πρόγραμμα σπουδών', 'Programme of studies'],
      example: '',
    },
  ]
}

/** The columns of each kind of file, in the order of its template. */
export const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  institutions: [
    {
      ...institutionOf,
      isRequired: true,
      headings: ['Όνομα ιδρύματος', 'Institution name', 'Ίδρυμα', 'Institution', 'Όνομα', 'Name'],
    },
    {
      field: 'institutionType',
      isRequired: true,
      headings: ['Τύπος ιδρύματος', 'Institution type', 'Τύπος', 'Type'],
      choices: TYPE_WORDS,
      example: 'Πανεπιστήμιο',
    },
    {
      field: 'institutionUrl',
      isRequired: false,
      headings: ['Ιστότοπος', 'Web site', 'Ιστοσελίδα', 'Website', 'URL'],
      example: 'https://www.upatras.gr',
    },
    { field: 'logo', isRequired: false, headings: ['Λογότυπο', 'Logo'], example: '' },
  ],
  departments: [
    { ...institutionOf, headings: ['Ίδρυμα', 'Institution', 'Όνομα ιδρύματος', 'Institution name'] },
    {
      field: 'departmentName',
      isRequired: true,
      headings: ['Όνομα τμήματος', 'Department name', 'Τμήμα', 'Department', 'Όνομα', 'Name'],
      example: 'Τμήμα Μαθηματικών',
    },
    {
      field: 'departmentEmail',
      isRequired: false,
      headings: [
        'Ηλεκτρονική διεύθυνση (e-mail)',
        'E-mail',
        'E-mail address',
        'Ηλεκτρονική διεύθυνση',
        'Mail',
      ],
      example: 'math@example.gr',
    },
    {
      field: 'phone',
      isRequired: false,
      headings: ['Τηλέφωνο', 'Telephone', 'Phone', 'Τηλ.', 'Τηλέφωνο επικοινωνίας'],
      example: '2610996748',
    },
    { field: 'city', isRequired: false, headings: ['Πόλη', 'Town', 'City', 'Έδρα'], example: 'Πάτρα' },
    {
      field: 'departmentUrl',
      isRequired: false,
      headings: ['Ιστότοπος', 'Web site', 'Ιστοσελίδα', 'Website', 'URL'],
      example: 'https://www.math.upatras.gr',
    },
    {
      field: 'latitude',
      isRequired: false,
      isFigure: true,
      hasDecimals: true,
      headings: ['Γεωγραφικό πλάτος', 'Latitude', 'Πλάτος', 'Lat'],
      example: '38,29',
    },
    {
      field: 'longitude',
      isRequired: false,
      isFigure: true,
      hasDecimals: true,
      headings: ['Γεωγραφικό μήκος', 'Longitude', 'Μήκος', 'Lng', 'Lon'],
      example: '21,79',
    },
  ],
  instructors: [
    ...personColumns,
    {
      field: 'rank',
      isRequired: true,
      headings: ['Βαθμίδα', 'Rank'],
      choices: RANK_WORDS,
      example: RANK_NAMES.assistant[0],
    },
  ],
  students: personColumns,
  records: recordColumns(),
  topics: TOPIC_COLUMNS,
}

/** People whose department goes without saying; a file that names another one is found out. */
const ofOneDepartment = (columns: readonly ImportColumn[]) =>
  columns.map(
    (column): ImportColumn =>
      column.field === 'departmentName' || column.field === 'institutionName'
        ? { ...column, isRequired: false, isOnlyChecked: true }
        : column,
  )

/** The columns of a file that the office of a department brings. */
export const OFFICE_COLUMNS: Record<OfficeKind, readonly ImportColumn[]> = {
  records: IMPORT_COLUMNS.records,
  instructors: ofOneDepartment(IMPORT_COLUMNS.instructors),
  topics: IMPORT_COLUMNS.topics,
}

/** Whether the template has the column. */
export const isInTemplate = ({ field, isOnlyChecked }: ImportColumn): boolean =>
  isOnlyChecked !== true && STANDS_FOR[field] === undefined

/** The values that choices stand for; a test compares them with those of the domain. */
export const CHOICE_VALUES = {
  institutionType: INSTITUTION_TYPES,
  rank: LISTED_RANKS,
  assignmentType: ASSIGNMENT_TYPES,
  textLanguage: TEXT_LANGUAGES,
} as const
