import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { departmentAccounts, type UndatedAccount } from './accounts.ts'
import {
  type Assignment,
  dealDemoTopics,
  dealTopics,
  hasOrHadStudent,
  instructorsFor,
} from './assignments.ts'
import { type Cast, castDemoDepartment, castDepartment, DEMO_USERNAMES, type Instructor } from './cast.ts'
import type { PlannedImage, PlannedInterest, PlannedList } from './demo-plan.ts'
import type { Facts } from './facts.ts'
import { type FixedInterest, planInterests } from './interests.ts'
import type { Documents } from './papers.ts'
import type { People } from './people.ts'
import { type NumberedDepartment, type Place, topicsOf } from './places.ts'
import type { Random } from './random.ts'
import { DEMO_TEMPLATES, templateList, templatesOf } from './templates.ts'
import { planThesis } from './theses/plan-thesis.ts'
import type { ThesisParts } from './theses/setting.ts'
import type { Turns } from './theses/situations.ts'
import { templateFor } from './topics.ts'

/** Counts the keys of each kind across all departments. */
export interface Keys {
  thesis: () => number
  list: () => number
  image: () => number
  pastAssignment: () => number
}

export interface DepartmentSetting {
  facts: Facts
  documents: Documents
  people: People
  turns: Turns
  keys: Keys
  random: Random
  today: IsoDate
  department: NumberedDepartment
  place: Place
  /** Whether the demo accounts belong here. */
  isDemo: boolean
}

export interface DepartmentParts {
  accounts: UndatedAccount[]
  images: PlannedImage[]
  theses: ThesisParts[]
  templates: PlannedList[]
  interests: PlannedInterest[]
}

/** A department with its people, their topics and their assignments. */
export function planDepartment(setting: DepartmentSetting): DepartmentParts {
  const { facts, random, isDemo } = setting
  const topics = topicsOf(facts, setting.place)
  const assignments = deal(setting)
  const size = {
    instructors: instructorsFor(topics.length),
    working: assignments.filter(hasOrHadStudent).length,
    free: isDemo ? 30 : random.integer(6, 10),
  }
  const cast = isDemo
    ? castDemoDepartment(setting.people, random, size)
    : castDepartment(setting.people, random, size)
  const images = planImages(setting)
  const theses = planTheses(setting, assignments, cast, images)
  const interests = planInterests({
    ...setting,
    parts: theses,
    students: cast.free.map(({ username }) => username),
    fixed: isDemo ? demoInterests(theses) : [],
  })
  const templates = cast.instructors.flatMap((instructor, index) =>
    planTemplates(
      setting,
      instructor,
      assignments.filter((one) => one.instructor === index),
    ),
  )
  const keywordsOf = Map.groupBy(theses, ({ thesis }) => thesis.instructor)
  const accounts = departmentAccounts(
    {
      ...setting,
      keywordsOf: new Map(
        [...keywordsOf].map(([username, own]) => [username, own.flatMap(({ thesis }) => thesis.keywords)]),
      ),
    },
    cast,
  )
  return { accounts, images, theses, templates, interests }
}

function deal({ facts, place, turns, random, isDemo }: DepartmentSetting): Assignment[] {
  const topics = topicsOf(facts, place)
  const instructors = instructorsFor(topics.length)
  return isDemo
    ? dealDemoTopics(topics, place.field, instructors, turns, random)
    : dealTopics(topics, instructors, turns, random)
}

/** Covers of a department: more where forty theses share them. */
function planImages({ department, keys, isDemo }: DepartmentSetting): PlannedImage[] {
  return Array.from({ length: isDemo ? 8 : 3 }, (_, variant) => ({
    key: keys.image(),
    department: department.key,
    variant,
  }))
}

function planTheses(
  setting: DepartmentSetting,
  assignments: readonly Assignment[],
  cast: Cast,
  images: readonly PlannedImage[],
): ThesisParts[] {
  const { facts, keys, random, department } = setting
  const working = [...cast.working]
  const takeStudent = () => {
    const student = working.shift()
    if (student === undefined) throw new Error('There are fewer students than theses that need one')
    return student
  }
  return assignments.map(({ topic, instructor, situation }, index) => {
    const supervisor = cast.instructors[instructor]?.person
    if (supervisor === undefined) throw new Error(`There is no instructor ${instructor}`)
    const image = random.chance(0.88) ? (images[index % images.length]?.key ?? null) : null
    const template = templateFor(facts, topic, random)
    return planThesis(
      {
        ...setting,
        key: keys.thesis(),
        nextListKey: keys.list,
        nextPastAssignmentKey: keys.pastAssignment,
        topic,
        template,
        instructor: supervisor.username,
        image,
        filed: setting.isDemo ? 0.75 : 0.3,
      },
      situation,
      { supervisor, department, takeStudent, ownFinalTexts: setting.isDemo },
    )
  })
}

function planTemplates(
  setting: DepartmentSetting,
  { person }: Instructor,
  own: readonly Assignment[],
): PlannedList[] {
  const { facts, random, keys } = setting
  const isDemoInstructor = person.username === DEMO_USERNAMES.instructor
  const ids = isDemoInstructor
    ? DEMO_TEMPLATES
    : templatesOf(
        facts,
        own.map(({ topic }) => topic),
        random,
      )
  return ids.map((id) =>
    templateList(facts, id, { ...setting, key: keys.list(), instructor: person.username }),
  )
}

/**
 * The interests of the demo accounts without a thesis: three open theses for the newcomer; for the second student one with a
 * positive answer and another.
 */
function demoInterests(theses: readonly ThesisParts[]): FixedInterest[] {
  const open = theses.filter(({ interest }) => interest !== null && interest.count > 1 && !interest.answered)
  const own = open.filter(({ thesis }) => thesis.instructor === DEMO_USERNAMES.instructor)
  const others = open.filter(({ thesis }) => thesis.instructor !== DEMO_USERNAMES.instructor)
  const answered = theses.find(
    ({ thesis, interest }) => interest?.answered && thesis.instructor === DEMO_USERNAMES.instructor,
  )
  const chosen = [own[0], own[1], others[0]].map((part) => ({ part, student: DEMO_USERNAMES.newcomer }))
  const pending = [answered, own[1]].map((part) => ({ part, student: DEMO_USERNAMES.answered }))
  return [...chosen, ...pending].map(({ part, student }) => {
    if (part === undefined) throw new Error(`There is no thesis in which ${student} could declare interest`)
    return { thesis: part.thesis.key, student }
  })
}
