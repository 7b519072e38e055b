import { type MarkingRules, USUAL_MARKING } from './marking-rules.ts'

/** Staff that may sit in a committee. */
export const STAFF_CATEGORIES = [
  'faculty',
  'special_teaching',
  'laboratory_teaching',
  'technical',
  'researcher',
  'adjunct',
  'emeritus',
] as const
export type StaffCategory = (typeof STAFF_CATEGORIES)[number]

/** Whether what the rules do not want is only said, or refused. */
export type Strictness = 'warn' | 'refuse'

/** As strangers read the name of a student. */
export const STUDENT_NAMES = ['full', 'initials', 'none'] as const
export type StudentNames = (typeof STUDENT_NAMES)[number]

/** Whether a thesis may be worked on with a firm or another body from outside, its commissioner. */
export const COMPANY_CHOICES = ['off', 'allowed'] as const
export type CompanyChoice = (typeof COMPANY_CHOICES)[number]

/** A part of the year, both days in it; one that ends before it begins goes over the new year. */
export interface ExamWindow {
  label: string
  /** `MM-DD` */
  from: string
  until: string
}

/** What a department has decided about its theses. Null means that nothing is asked. */
export interface Rules {
  eligibility: {
    minSemester: number | null
    minCourses: number | null
    maxOwedCourses: number | null
    minCoursesPercent: number | null
    minEcts: number | null
    mode: Strictness
  }
  load: {
    /** The most theses of one instructor. */
    maxInProgress: number | null
    maxNewPerYear: number | null
    mode: Strictness
  }
  topic: {
    /** One to three; each has a thesis of his or her own. */
    students: number
    /** Whether a supervisor may name a commissioner of a thesis: docs/regulation.md#commissioner. */
    company: CompanyChoice
  }
  committee: {
    /** With the supervisor; nought where the supervisor marks alone. */
    size: 0 | 2 | 3 | 5 | 7
    categories: readonly StaffCategory[]
    /** How many are faculty at least, the supervisor among them. */
    minFaculty: number
    /** People without an account. */
    maxOutside: number
    substitutes: number
    proposedBy: 'instructor' | 'student'
    /** Whether members are asked, or only notified. */
    answer: 'asked' | 'appointed'
    answerDays: number
    /** Whether a member says that nothing makes him or her partial. */
    noImpediment: boolean
  }
  examination: {
    /** Empty: on any day. */
    windows: readonly ExamWindow[]
    windowMode: Strictness
    /** Between the acceptance and the examination. */
    minMonths: number | null
    /** Days between the announcement and the examination. */
    noticeDays: number
    /** Days between the final text and the examination. */
    textDays: number
    minutes: number
    hasPresentation: boolean
    needsAllSteps: boolean
    isPublic: boolean
    /** How many members are present at least; null: all. */
    quorum: number | null
    attempts: number
    /** Days between an examination that failed and the next. */
    retryDays: number
  }
  marking: MarkingRules
  papers: {
    /** Below «ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ», a line each; null: institution and department. */
    headerLines: string | null
    /** What minutes go by, as it follows «σύμφωνα με»; null: they name nothing. */
    legalBasis: string | null
    /** Who signs certificates; null: the head of the department, by name. */
    signerOffice: string | null
    /** Before the day; null: the city of the department. */
    place: string | null
    /** What a student declares of the thesis, in paragraphs; null: the usual text. */
    declaration: string | null
    /** Whether a PDF carries its facts for programs. */
    attachFacts: boolean
  }
  catalogue: {
    /** Whether open topics and finished theses that are public are read without an account. */
    isPublic: boolean
    /** How the catalogue names the student of a thesis. */
    studentNames: StudentNames
    /** Whether public examinations that were announced stand in it until their day is over. */
    hasPresentations: boolean
    /** Whether repositories collect its finished theses by OAI-PMH. */
    isHarvested: boolean
  }
}

/** Today's flow: the supervisor marks alone, and nothing is asked. */
export const USUAL_RULES: Rules = {
  eligibility: {
    minSemester: null,
    minCourses: null,
    maxOwedCourses: null,
    minCoursesPercent: null,
    minEcts: null,
    mode: 'warn',
  },
  load: { maxInProgress: null, maxNewPerYear: null, mode: 'refuse' },
  topic: { students: 1, company: 'off' },
  committee: {
    size: 0,
    categories: STAFF_CATEGORIES,
    minFaculty: 1,
    maxOutside: 1,
    substitutes: 0,
    proposedBy: 'instructor',
    answer: 'asked',
    answerDays: 7,
    noImpediment: true,
  },
  examination: {
    windows: [],
    windowMode: 'warn',
    minMonths: null,
    noticeDays: 0,
    textDays: 0,
    minutes: 30,
    hasPresentation: true,
    needsAllSteps: true,
    isPublic: true,
    quorum: null,
    attempts: 2,
    retryDays: 30,
  },
  marking: USUAL_MARKING,
  papers: {
    headerLines: null,
    legalBasis: null,
    signerOffice: null,
    place: null,
    declaration: null,
    attachFacts: true,
  },
  catalogue: { isPublic: false, studentNames: 'initials', hasPresentations: false, isHarvested: false },
}

/** A book may have been written when there were fewer rules: what it does not say is as usual. */
export function rulesWithDefaults(rules: { [Group in keyof Rules]?: Partial<Rules[Group]> }): Rules {
  return {
    eligibility: { ...USUAL_RULES.eligibility, ...rules.eligibility },
    load: { ...USUAL_RULES.load, ...rules.load },
    topic: { ...USUAL_RULES.topic, ...rules.topic },
    committee: { ...USUAL_RULES.committee, ...rules.committee },
    examination: { ...USUAL_RULES.examination, ...rules.examination },
    marking: { ...USUAL_RULES.marking, ...rules.marking },
    papers: { ...USUAL_RULES.papers, ...rules.papers },
    catalogue: { ...USUAL_RULES.catalogue, ...rules.catalogue },
  }
}
