import { shortHundredths } from '../../shared/hundredths.ts'
import type { Hundredths, MarkedBy } from './marking-rules.ts'
import { counted, quoted, unless, windowWords } from './phrases.ts'
import type { RuleSentences } from './rule-sentences.ts'
import type { ExamWindow, StaffCategory } from './rules.ts'

export const ENGLISH_CATEGORIES: Readonly<Record<StaffCategory, string>> = {
  faculty: 'faculty',
  special_teaching: 'special teaching staff',
  laboratory_teaching: 'laboratory teaching staff',
  technical: 'technical laboratory staff',
  researcher: 'researchers',
  adjunct: 'adjunct lecturers',
  emeritus: 'emeriti',
}

const MARKED_BY: Readonly<Record<MarkedBy, string>> = {
  supervisor: 'the supervisor',
  members: 'the other members',
  everyone: 'all members',
}

const mark = (value: Hundredths) => shortHundredths(value)[1]
const days = (count: number) => counted(count, 'day', 'days')
const months = (count: number) => counted(count, 'month', 'months')
const courses = (count: number) => counted(count, 'course', 'courses')
const window = (one: ExamWindow) => windowWords(one, 'to')

export const ENGLISH: RuleSentences = {
  eligibility: {
    minSemester: (value) =>
      unless(value, (n) => `Semester ${n} of the studies is reached.`, 'Any semester will do.'),
    minCourses: (value) =>
      unless(value, (n) => `At least ${courses(n)} are passed.`, 'No number of courses is asked.'),
    maxOwedCourses: (value) =>
      unless(value, (n) => `At most ${courses(n)} may be owed.`, 'Owed courses are not looked at.'),
    minCoursesPercent: (value) =>
      unless(value, (n) => `At least ${n}% of the courses are passed.`, 'No share of courses is asked.'),
    minEcts: (value) =>
      unless(value, (n) => `At least ${n} ECTS credits are earned.`, 'No ECTS credits are asked.'),
    mode: (value) =>
      value === 'refuse'
        ? 'Without these conditions no interest is declared and no topic accepted.'
        : 'The conditions are pointed out only.',
  },
  load: {
    maxInProgress: (value) =>
      unless(
        value,
        (n) => `An instructor supervises at most ${counted(n, 'thesis', 'theses')} at a time.`,
        'An instructor may supervise any number of theses.',
      ),
    maxNewPerYear: (value) =>
      unless(
        value,
        (n) =>
          `An instructor takes on at most ${counted(n, 'new thesis', 'new theses')} in an academic year.`,
        'An instructor may take on any number of new theses in an academic year.',
      ),
    mode: (value) =>
      value === 'warn' ? 'More than that is pointed out, but not refused.' : 'More than that is refused.',
  },
  topic: {
    students: (value) =>
      value === 1
        ? 'A topic is assigned to one student.'
        : `A topic may be assigned to up to ${value} students, each with a text, steps and a mark of his or her own.`,
    company: (value) =>
      value === 'allowed'
        ? 'A thesis may be worked on with a partner organisation, whose mentor comments by a link without an account.'
        : 'Theses are worked on without a partner organisation.',
  },
  committee: {
    size: (value) =>
      value === 0
        ? 'The supervisor alone marks the thesis.'
        : `A committee of ${value} examines the thesis, the supervisor among them.`,
    categories: (value) =>
      `Members may be: ${value.map((category) => ENGLISH_CATEGORIES[category]).join(', ')}.`,
    minFaculty: (value) => `At least ${value} of the members are faculty.`,
    maxOutside: (value) =>
      value === 0
        ? 'All members have an account in the system.'
        : `Up to ${counted(value, 'member', 'members')} may have no account in the system.`,
    substitutes: (value) =>
      value === 0
        ? 'No substitutes are named.'
        : `Besides, ${counted(value, 'substitute is', 'substitutes are')} named.`,
    proposedBy: (value) =>
      value === 'student'
        ? 'The student proposes the members, and the supervisor confirms them.'
        : 'The supervisor proposes the members.',
    answer: (value) =>
      value === 'appointed'
        ? 'Members are appointed without being asked, and told.'
        : 'Members are asked, and answer.',
    answerDays: (value) => `An invitation is answered within ${days(value)}.`,
    noImpediment: (value) =>
      value
        ? 'Each member declares that nothing makes him or her partial.'
        : 'No declaration of impartiality is asked.',
  },
  examination: {
    windows: (value) =>
      value.length === 0
        ? 'Examinations are held all year round.'
        : `Examination periods: ${value.map(window).join(', ')}.`,
    windowMode: (value) =>
      value === 'refuse'
        ? 'A date outside the examination periods is refused.'
        : 'A date outside the examination periods is pointed out only.',
    minMonths: (value) =>
      unless(
        value,
        (n) => `At least ${months(n)} lie between the acceptance and the examination.`,
        'The examination may be held at any time after the acceptance.',
      ),
    noticeDays: (value) =>
      value === 0
        ? 'No time limit is set for the announcement of the examination.'
        : `The examination is announced at least ${days(value)} before.`,
    textDays: (value) =>
      value === 0
        ? 'No time limit is set for handing in the final text.'
        : `The final text is handed in at least ${days(value)} before the examination.`,
    minutes: (value) => `The examination takes ${counted(value, 'minute', 'minutes')}.`,
    hasPresentation: (value) =>
      value ? 'The thesis is presented.' : 'There is no presentation: the committee marks the text.',
    needsAllSteps: (value) =>
      value
        ? 'The examination is planned once all steps are approved.'
        : 'The examination may be planned before all steps are approved.',
    isPublic: (value) => (value ? 'The presentation is public.' : 'The presentation is not public.'),
    quorum: (value) =>
      unless(
        value,
        (n) => `The examination is held with at least ${counted(n, 'member', 'members')} present.`,
        'The examination is held with all members present.',
      ),
    attempts: (value) => `A thesis is examined at most ${counted(value, 'time', 'times')}.`,
    retryDays: (value) =>
      value === 0
        ? 'No time limit is set for the next examination after a failure.'
        : `After a failure the next examination is held at least ${days(value)} later.`,
  },
  marking: {
    parts: (value) =>
      `Marked are: ${value.map(({ by, criteria, ...part }) => `${weighed(part)} (${MARKED_BY[by]}${criteriaOf(criteria)})`).join(', ')}.`,
    memberStep: (value) => `A member marks in steps of ${mark(value)}.`,
    finalStep: (value) => `The final mark is rounded to steps of ${mark(value)}.`,
    pass: (value) => `A mark of ${mark(value)} and more passes.`,
    minPassers: (value) =>
      unless(
        value,
        ({ count, at }) => `To pass, ${counted(count, 'member gives', 'members give')} at least ${mark(at)}.`,
        'To pass, the mean is enough.',
      ),
    roundingMayPass: (value) =>
      value ? 'Rounding up may make a thesis pass.' : 'Rounding up makes no thesis pass.',
    spread: (value) =>
      unless(
        value,
        (n) =>
          `Members whose marks lie more than ${mark(n)} apart are asked again before the marks are opened.`,
        'Marks are opened however far they lie apart.',
      ),
  },
  papers: {
    headerLines: (value) =>
      unless(
        value,
        (text) => `Papers are headed ${quoted(text)}.`,
        'Papers are headed by the institution and the department.',
      ),
    legalBasis: (value) =>
      unless(
        value,
        (text) => `Minutes are drawn up according to ${quoted(text)}.`,
        'Minutes name no legal basis.',
      ),
    signerOffice: (value) =>
      unless(
        value,
        (text) => `Certificates are signed by: ${text}.`,
        'Certificates are signed by the head of the department.',
      ),
    place: (value) =>
      unless(
        value,
        (text) => `Place of the papers: ${text}.`,
        'The place of the papers is the city of the department.',
      ),
    declaration: (value) =>
      unless(
        value,
        (text) => `The declaration has a text of the department: ${quoted(text)}.`,
        'The declaration has the usual text.',
      ),
    attachFacts: (value) =>
      value
        ? 'PDF papers carry their facts for other systems.'
        : 'PDF papers do not carry their facts for other systems.',
  },
  catalogue: {
    isPublic: (value) =>
      value
        ? 'Open topics, and finished theses that were made public, are read in a public catalogue without an account.'
        : 'The department has no public catalogue.',
    studentNames: (value) =>
      ({
        full: 'The catalogue names the student who wrote or presents a thesis.',
        initials: 'The catalogue names the student who wrote or presents a thesis by the initials.',
        none: 'The catalogue does not name the student who wrote or presents a thesis.',
      })[value],
    hasPresentations: (value) =>
      value
        ? 'Public examinations that were announced stand in the catalogue as presentations, until their day.'
        : 'The catalogue lists no presentations.',
    isHarvested: (value) =>
      value
        ? 'Repositories collect the records of the finished theses of the catalogue (OAI-PMH).'
        : 'The catalogue gives no records to repositories.',
  },
}

function weighed({ label, weight }: { label: string; weight: number }): string {
  return `${label} with weight ${weight}`
}

function criteriaOf(criteria: readonly { label: string; weight: number }[]): string {
  return criteria.length === 0 ? '' : `; criteria: ${criteria.map(weighed).join(', ')}`
}
