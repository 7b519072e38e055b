import type { Wire } from '@diatrivi/contract/endpoints'
import type { Statistics as WireStatistics } from '@diatrivi/contract/view/statistics/statistics.schemas'
import type { ShownShare, ShownSpread } from '@diatrivi/domain/view/statistics/figures'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import type { Person } from '../../../entities/person/person.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'

/** A number of people is null where it is hidden because it is small. */
export interface YearFigures {
  year: number
  assigned: number | null
  publicationToAssignment: ShownSpread
  ended: number | null
  assignmentToMark: ShownSpread
  onTime: ShownShare
}

export interface DepartmentFigures {
  id: number
  name: string
  institution: string
  ungiven: number
  inProgress: number
  ended: number
  onTime: ShownShare
}

export interface InstructorLoad {
  instructor: Person
  open: number
  inProgress: number
  ended: number
}

export interface Statistics {
  /** When they were counted, in the time of Athens: `2026-03-07 14:30`. */
  at: string
  year: number
  smallestGroup: number | null
  theses: { ungiven: number; inProgress: number | null; ended: number | null }
  students: { without: number | null; inProgress: number | null; ended: number | null }
  years: YearFigures[]
  departments: DepartmentFigures[]
  load: { open: ShownSpread; inProgress: ShownSpread; ended: ShownSpread }
  instructors: InstructorLoad[]
}

export function toStatistics(wire: WireStatistics): Statistics {
  return {
    ...wire,
    at: toClockText(wire.at),
    departments: wire.departments.map(({ depID, depName, instName, ...figures }) => ({
      ...figures,
      id: depID,
      name: depName,
      institution: instName,
    })),
    instructors: wire.instructors.map((load) => ({ ...load, instructor: toPerson(load.instructor) })),
  }
}

/** Where figures can be of. */
export interface Place {
  kind: 'institution' | 'department'
  id: number
  name: string
  institution: string
}

/** Each institution, followed by its departments. */
export function toPlaces(departments: Wire<'listDepartments'>['response']): Place[] {
  const institutions = new Map(departments.map(({ institution }) => [institution.instID, institution]))
  return [...institutions.values()].flatMap(({ instID, instName }): Place[] => [
    { kind: 'institution', id: instID, name: instName, institution: instName },
    ...departments
      .filter(({ institution }) => institution.instID === instID)
      .map(({ depID, depName }) => ({
        kind: 'department' as const,
        id: depID,
        name: depName,
        institution: instName,
      })),
  ])
}
