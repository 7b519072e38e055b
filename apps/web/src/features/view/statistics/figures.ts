import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatAcademicYear } from '../../../shared/format/academic-year.ts'
import { countBar, countCell, type Figure, shareBar, shareCells, spreadBar, spreadCells } from './figure.ts'
import type { Statistics } from './statistics.mapper.ts'

/** Behind the number of what was measured. */
const SPREAD_HEADINGS = () =>
  [m.statistics_first_quartile(), m.statistics_median(), m.statistics_third_quartile()] as const

/** Departments in a chart; their table has all of them. */
const DEPARTMENTS_DRAWN = 15

/** Every figure of the page, in its order. */
export function figuresOf(statistics: Statistics): Figure[] {
  return [
    thesesByState(statistics),
    students(statistics),
    endings(statistics),
    onTime(statistics),
    spreadByYear(statistics, 'publicationToAssignment'),
    spreadByYear(statistics, 'assignmentToMark'),
    load(statistics),
    ...(statistics.instructors.length > 0 ? [instructors(statistics)] : []),
    ...(statistics.departments.length > 0 ? [departments(statistics)] : []),
  ]
}

function thesesByState({ theses }: Statistics): Figure {
  const row = (name: string, value: number | null) => ({
    name,
    cells: [countCell(value)],
    bar: countBar(value),
  })
  return {
    title: m.statistics_states(),
    definition: m.statistics_states_definition(),
    fileName: m.statistics_states_file(),
    headings: [m.statistics_state(), m.statistics_theses()],
    rows: [
      row(m.statistics_ungiven(), theses.ungiven),
      row(m.statistics_in_progress(), theses.inProgress),
      row(m.statistics_ended(), theses.ended),
    ],
  }
}

function students({ students: figures }: Statistics): Figure {
  const row = (name: string, value: number | null) => ({
    name,
    cells: [countCell(value)],
    bar: countBar(value),
  })
  return {
    title: m.statistics_students(),
    definition: m.statistics_students_definition(),
    fileName: m.statistics_students_file(),
    headings: [m.statistics_student_state(), m.statistics_student_count()],
    rows: [
      row(m.statistics_without(), figures.without),
      row(m.statistics_with_thesis(), figures.inProgress),
      row(m.statistics_with_mark(), figures.ended),
    ],
  }
}

function endings({ years }: Statistics): Figure {
  return {
    title: m.statistics_endings(),
    definition: m.statistics_endings_definition(),
    fileName: m.statistics_endings_file(),
    headings: [m.statistics_year(), m.statistics_assigned(), m.statistics_marked()],
    rows: years.map(({ year, assigned, ended }) => ({
      name: formatAcademicYear(year),
      cells: [countCell(assigned), countCell(ended)],
      bar: countBar(ended),
    })),
  }
}

function onTime({ years }: Statistics): Figure {
  return {
    title: m.statistics_on_time(),
    definition: m.statistics_on_time_definition(),
    fileName: m.statistics_on_time_file(),
    headings: [m.statistics_year(), m.statistics_judged(), m.statistics_in_time(), m.statistics_share()],
    rows: years.map(({ year, onTime: share }) => ({
      name: formatAcademicYear(year),
      cells: shareCells(share),
      bar: shareBar(share),
    })),
    most: 100,
  }
}

const SPREADS = {
  publicationToAssignment: {
    title: m.statistics_until_assignment,
    definition: m.statistics_until_assignment_definition,
    fileName: m.statistics_until_assignment_file,
  },
  assignmentToMark: {
    title: m.statistics_until_mark,
    definition: m.statistics_until_mark_definition,
    fileName: m.statistics_until_mark_file,
  },
} as const

function spreadByYear({ years }: Statistics, name: keyof typeof SPREADS): Figure {
  const words = SPREADS[name]
  return {
    title: words.title(),
    definition: words.definition(),
    fileName: words.fileName(),
    headings: [m.statistics_year(), m.statistics_theses(), ...SPREAD_HEADINGS()],
    rows: years.map((figures) => ({
      name: formatAcademicYear(figures.year),
      cells: spreadCells(figures[name]),
      bar: spreadBar(figures[name], (days) => m.statistics_days({ days })),
    })),
  }
}

function load({ load: figures, year }: Statistics): Figure {
  const row = (name: string, spread: Statistics['load']['open']) => ({
    name,
    cells: spreadCells(spread),
    bar: spreadBar(spread, (median) => median),
  })
  return {
    title: m.statistics_load(),
    definition: m.statistics_load_definition(),
    fileName: m.statistics_load_file(),
    headings: [m.statistics_of_instructor(), m.statistics_instructors(), ...SPREAD_HEADINGS()],
    rows: [
      row(m.statistics_open_topics(), figures.open),
      row(m.statistics_in_progress(), figures.inProgress),
      row(m.statistics_marked_in({ year: formatAcademicYear(year) }), figures.ended),
    ],
  }
}

function instructors({ instructors: loads, year }: Statistics): Figure {
  return {
    title: m.statistics_by_instructor(),
    definition: m.statistics_by_instructor_definition(),
    fileName: m.statistics_by_instructor_file(),
    headings: [
      m.statistics_instructors(),
      m.statistics_open_topics(),
      m.statistics_in_progress(),
      m.statistics_marked_in({ year: formatAcademicYear(year) }),
    ],
    rows: loads.map(({ instructor, open, inProgress, ended }) => ({
      name: fullName(instructor),
      cells: [countCell(open), countCell(inProgress), countCell(ended)],
      bar: countBar(inProgress),
    })),
  }
}

function departments({ departments: figures, year }: Statistics): Figure {
  return {
    title: m.statistics_by_department(),
    definition: m.statistics_by_department_definition({ count: DEPARTMENTS_DRAWN }),
    fileName: m.statistics_by_department_file(),
    headings: [
      m.field_department(),
      m.statistics_ungiven(),
      m.statistics_in_progress(),
      m.statistics_marked_in({ year: formatAcademicYear(year) }),
      m.statistics_judged(),
      m.statistics_in_time(),
      m.statistics_share(),
    ],
    rows: withNumbersFirst(figures).map((department) => ({
      name: `${department.name}, ${department.institution}`,
      cells: [
        countCell(department.ungiven),
        countCell(department.inProgress),
        countCell(department.ended),
        ...shareCells(department.onTime),
      ],
      bar: countBar(department.ended),
    })),
    drawn: DEPARTMENTS_DRAWN,
  }
}

/** A department in which nothing has happened yet stands behind those of which there is something to compare. */
function withNumbersFirst(departments: Statistics['departments']): Statistics['departments'] {
  const hasNumbers = ({ ungiven, inProgress, ended }: Statistics['departments'][number]) =>
    [ungiven, inProgress, ended].some((count) => count !== 0)
  return departments.toSorted((one, other) => Number(hasNumbers(other)) - Number(hasNumbers(one)))
}
