import { type Hundredths, USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { RegistryResult } from './registry-result.ts'

interface UniversisPerson {
  familyName: string
  givenName: string
}

/** A thesis of a student, by the names that the public clients of UniverSIS read: docs/decisions/work/0091. */
export interface UniversisStudentThesis {
  student: { studentIdentifier: string; person: UniversisPerson }
  name: string
  /** From 0 to 1, whatever the scale of the programme is. */
  grade: number
  /** On the scale of ten. */
  formattedGrade: string
  isPassed: 0 | 1
  thesis: {
    name: string
    locale: { inLanguage: string; name: string } | null
    instructor: UniversisPerson
    startDate: IsoDate | null
    endDate: IsoDate
    grade: number
    /** What a deposit in a repository came to: none is kept here. */
    repositoryAction: null
  }
  /** One of each examiner whose mark is kept, in their order. */
  results: { index: number; instructor: UniversisPerson; grade: number; formattedGrade: string }[]
}

/** As a list of that interface is answered. */
export interface UniversisTheses {
  value: UniversisStudentThesis[]
}

export function universisTheses(results: readonly RegistryResult[]): UniversisTheses {
  return { value: results.map(universisThesis) }
}

function universisThesis(result: RegistryResult): UniversisStudentThesis {
  const { title, titleEnglish, mark, examiners } = result
  return {
    student: { studentIdentifier: result.registryNumber, person: personOf(result.student) },
    name: title,
    ...gradesOf(mark),
    // One that a committee failed has no mark here; an instructor who marks alone may give less than passes.
    isPassed: mark >= USUAL_MARKING.pass ? 1 : 0,
    thesis: {
      name: title,
      locale: titleEnglish === null ? null : { inLanguage: 'en', name: titleEnglish },
      instructor: personOf(result.supervisor),
      startDate: result.startDate,
      endDate: result.endDate ?? result.examinedOn,
      grade: gradesOf(mark).grade,
      repositoryAction: null,
    },
    results: examiners.flatMap((one, at) =>
      one.mark === null ? [] : [{ index: at + 1, instructor: personOf(one), ...gradesOf(one.mark) }],
    ),
  }
}

function personOf({ firstName, surname }: { firstName: string; surname: string }): UniversisPerson {
  return { familyName: surname, givenName: firstName }
}

/** 850 is 0.85, and "8,50" on the scale of ten. */
function gradesOf(mark: Hundredths): { grade: number; formattedGrade: string } {
  return { grade: mark / 1_000, formattedGrade: (mark / 100).toFixed(2).replace('.', ',') }
}
