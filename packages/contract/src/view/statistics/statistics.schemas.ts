import { FIRST_THESIS_YEAR, LAST_THESIS_YEAR } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { PersonName } from '../../people.schemas.ts'
import { integer } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

/** The academic year is named by the calendar year in which it begins; the present one when it is left out. */
export const StatisticsQuery = z.object({
  year: integer(FIRST_THESIS_YEAR, LAST_THESIS_YEAR, 'date_range').optional(),
})

/** The statistics of one department, of one institution, or of all. */
export const StatisticsOfAnyQuery = StatisticsQuery.extend({
  depID: IdParam.optional(),
  instID: IdParam.optional(),
}).refine(({ depID, instID }) => depID === undefined || instID === undefined, {
  error: 'invalid',
  path: ['instID'],
})

/** A number of people; null where it is hidden because it, or another that follows from it, is below `smallestGroup`. */
const People = z.int().nullable()

/** In days, or in theses where it is a load; null of none, and where the count is hidden. */
const Quartiles = z.strictObject({ first: z.number(), median: z.number(), third: z.number() }).nullable()

const Spread = z.strictObject({ count: People, quartiles: Quartiles })
const Share = z.strictObject({ of: People, part: People })

const YearFigures = z.strictObject({
  year: z.int(),
  assigned: People,
  publicationToAssignment: Spread,
  ended: People,
  assignmentToMark: Spread,
  onTime: Share,
})

const DepartmentFigures = z.strictObject({
  depID: z.int(),
  depName: z.string(),
  instName: z.string(),
  ungiven: z.int(),
  inProgress: z.int(),
  ended: z.int(),
  onTime: Share,
})

const InstructorLoad = z.strictObject({
  instructor: PersonName,
  open: z.int(),
  inProgress: z.int(),
  ended: z.int(),
})

export const Statistics = z.strictObject({
  /** When the figures were counted: they are kept for some minutes. */
  at: WireDate,
  year: z.int(),
  /** Numbers of people below it are null, and others that would give them away; null where nothing is hidden from the caller. */
  smallestGroup: z.int().nullable(),
  theses: z.strictObject({ ungiven: z.int(), inProgress: People, ended: People }),
  students: z.strictObject({ without: People, inProgress: People, ended: People }),
  /** The year that was asked for and those before it, the earliest first. */
  years: z.array(YearFigures),
  /** The departments of an institution or of all; empty for one department. */
  departments: z.array(DepartmentFigures),
  /** How many theses an instructor has. */
  load: z.strictObject({ open: Spread, inProgress: Spread, ended: Spread }),
  /** For administrators, of one department; an instructor reads the own one alone. */
  instructors: z.array(InstructorLoad),
})
export type Statistics = z.infer<typeof Statistics>
