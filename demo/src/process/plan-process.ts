import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { addDays, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { UndatedAccount } from '../accounts.ts'
import { DEMO_USERNAMES } from '../cast.ts'
import type {
  PlannedDate,
  PlannedExamination,
  PlannedOutsider,
  PlannedRecord,
  PlannedSeat,
  PlannedThesis,
  ProcessPlan,
} from '../demo-plan.ts'
import type { DepartmentParts } from '../department.ts'
import { athensMoment, yearOf } from '../moments.ts'
import { type Documents, SHARED_FINAL_TEXT } from '../papers.ts'
import type { Random } from '../random.ts'
import type { ThesisParts } from '../theses/setting.ts'
import { type Colleague, planCommittee } from './committees.ts'
import { planDates } from './dates.ts'
import { planExaminations } from './examinations.ts'
import { planStaff } from './staff.ts'
import { STAGES } from './stages.ts'

/** The studies of five years and those for a master, each with its book. */
const [FIVE_YEARS, MASTER] = [1, 2] as const
/** What a student of each programme has behind: semesters, courses, and the ECTS of all courses. */
const STUDIES = {
  [FIVE_YEARS]: { semesters: [9, 13], courses: 54, mostOwed: 9, ects: 300, ectsOfCourse: 5 },
  [MASTER]: { semesters: [2, 4], courses: 10, mostOwed: 2, ects: 60, ectsOfCourse: 6 },
} as const
/** Older than every thesis of the demo. */
const BOOK_AGE = 7

/** What most departments of five years have decided; the work of the demo is quicker than five months, and its topics are public. */
const RULES: Rules = {
  ...PRESET_RULES.integrated_master,
  examination: { ...PRESET_RULES.integrated_master.examination, minMonths: 3 },
  topic: { ...PRESET_RULES.integrated_master.topic, company: 'allowed' },
  catalogue: { isPublic: true, studentNames: 'initials', hasPresentations: true, isHarvested: false },
}

const BOOKS = [
  { key: FIVE_YEARS, programme: null, title: 'Κανονισμός διπλωματικών εργασιών', rules: RULES },
  {
    key: MASTER,
    programme: MASTER,
    title: 'Κανονισμός μεταπτυχιακών διπλωματικών εργασιών',
    rules: PRESET_RULES.master,
  },
]

/** The member without an account; the start says where her link is. */
const OUTSIDER = {
  key: 1,
  firstName: 'Ζωή',
  surname: 'Καρρά',
  rankText: 'Ομότιμη Καθηγήτρια',
  affiliation: 'Πανεπιστήμιο Κρήτης',
  email: 'zoe.karra@example.gr',
}

interface ProcessSetting {
  parts: DepartmentParts
  department: number
  documents: Documents
  today: IsoDate
  random: Random
}

/** A department with a rule book: its theses are bound to it, and stand at every stage of the process. */
export function planProcess({ parts, department, documents, today, random }: ProcessSetting): {
  theses: ThesisParts[]
  process: ProcessPlan
} {
  const [seatKey, examinationKey] = [counter(), counter()]
  const colleagues = colleaguesOf(parts.accounts)
  const seats: PlannedSeat[] = []
  const outsider: PlannedOutsider = { ...OUTSIDER, department }
  const examinations: PlannedExamination[] = []
  const dates: PlannedDate[] = []
  const theses = parts.theses.map((one, index) => {
    const { stage = null, isMaster = false } = STAGES[index] ?? {}
    if (stage === null) return one
    const [key, rules] = isMaster ? [MASTER, PRESET_RULES.master] : [FIVE_YEARS, RULES]
    const committee = planCommittee({
      parts: one,
      stage,
      colleagues,
      outsider,
      today,
      random,
      nextKey: seatKey,
    })
    const setting = { thesis: one.thesis, stage, seats: committee, rules, today }
    const own = planExaminations({ ...setting, nextKey: examinationKey })
    seats.push(...committee)
    examinations.push(...own)
    if (stage === 'polled')
      dates.push(...planDates(one.thesis, committee, { today, minutes: rules.examination.minutes }))
    const thesis = { ...one.thesis, rulebook: key, programme: key }
    return { ...one, thesis: own.length > 0 ? handedIn(thesis, documents) : thesis }
  })
  const from: IsoDate = `${yearOf(today) - BOOK_AGE}-09-01`
  const process: ProcessPlan = {
    programmes: [
      {
        key: FIVE_YEARS,
        department,
        name: 'Προπτυχιακό (πενταετές)',
        level: 'first',
        kind: 'integrated_master',
      },
      {
        key: MASTER,
        department,
        name: 'ΠΜΣ «Επιστήμη Δεδομένων»',
        level: 'second',
        kind: 'master',
      },
    ],
    rulebooks: BOOKS.map((book) => ({
      ...book,
      department,
      inForceFrom: from,
      decisionReference: null,
      publishedBy: DEMO_USERNAMES.secretary,
      publishedAt: athensMoment(addDays(from, -60), 11, 0),
    })),
    records: recordsOf(parts.accounts, mastersOf(theses), today, random),
    outsidePeople: [outsider],
    ...planStaff({ accounts: parts.accounts, department, programme: FIVE_YEARS, today }),
    seats,
    examinations,
    dates,
  }
  return { theses, process }
}

/** The text is there before it is examined. */
function handedIn(thesis: PlannedThesis, documents: Documents): PlannedThesis {
  if (thesis.finalFile !== null) return thesis
  documents.set('final', SHARED_FINAL_TEXT)
  return { ...thesis, finalFile: { document: 'final', name: 'Τελικό κείμενο.pdf' } }
}

function colleaguesOf(accounts: readonly UndatedAccount[]): Colleague[] {
  return accounts
    .filter(({ role }) => role === 'instructor')
    .map(({ username, firstName, surname }) => ({ username, name: `${firstName} ${surname}` }))
}

/** The students of the master's programme. */
function mastersOf(theses: readonly ThesisParts[]): Set<string | null> {
  return new Set(
    theses.filter(({ thesis }) => thesis.programme === MASTER).map(({ thesis }) => thesis.student),
  )
}

/** What the secretary has written about the students of the department, some weeks ago. */
function recordsOf(
  accounts: readonly UndatedAccount[],
  masters: ReadonlySet<string | null>,
  today: IsoDate,
  random: Random,
): PlannedRecord[] {
  return accounts
    .filter(({ role, isActive }) => role === 'student' && isActive)
    .map(({ username }, index) => {
      const programme = masters.has(username) ? MASTER : FIVE_YEARS
      const { semesters, courses, mostOwed, ects, ectsOfCourse } = STUDIES[programme]
      const coursesOwed = random.integer(0, mostOwed)
      const [least, most] = semesters
      return {
        student: username,
        registryNumber: String(10_412 + index * 7).padStart(6, '0'),
        programme,
        semester: random.integer(least, most),
        coursesPassed: courses - coursesOwed,
        coursesOwed,
        ects: ects - coursesOwed * ectsOfCourse,
        averageHundredths: random.integer(590, 940),
        asOf: addDays(today, -20),
      }
    })
}

function counter(): () => number {
  let last = 0
  return () => ++last
}
