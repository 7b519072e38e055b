import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import type { Fault } from '@diatrivi/domain/work/import/row-fates'
import type { Places } from '../../../institution/institution/institution.queries.ts'

type Institution = Places['institutions'][number]
type Department = Places['departments'][number]

type Found<Place> = { place: Place } | { fault: Fault<FieldErrorCode> }

const BLANKS = /\s+/g
const DEPARTMENT_WORD = /^(?:τμημα|τμ\.) ?/

const spelt = (name: string) => foldGreek(name).trim().replace(BLANKS, ' ')
/** Files name departments with the word, with a part of it and without, and write «&» for «και». */
const bare = (name: string) => spelt(name).replace(DEPARTMENT_WORD, '').replaceAll(' & ', ' και ')

/** Finds the places that files name. A name may be left out where there is only one institution. */
export function placeNames({ institutions, departments }: Places) {
  const institutionByName = new Map(institutions.map((place) => [spelt(place.name), place]))
  const institutionById = new Map(institutions.map((place) => [place.id, place]))
  const departmentsByName = Map.groupBy(departments, ({ name }) => bare(name))

  function findInstitution(name: string): Found<Institution> {
    const [only] = institutions
    if (name === '' && institutions.length === 1 && only !== undefined) return { place: only }
    const place = institutionByName.get(spelt(name))
    if (place !== undefined) return { place }
    const code = name === '' ? 'required' : 'unknown_institution'
    return { fault: { field: 'institutionName', code } }
  }

  function findDepartment(name: string, institutionName: string): Found<Department> {
    if (name === '') return { fault: { field: 'departmentName', code: 'required' } }
    const institution = institutionName === '' ? null : findInstitution(institutionName)
    if (institution !== null && 'fault' in institution) return institution
    const candidates = (departmentsByName.get(bare(name)) ?? []).filter(
      ({ institutionId }) => institution === null || institutionId === institution.place.id,
    )
    const exact = candidates.filter((place) => spelt(place.name) === spelt(name))
    const [place, another] = exact.length > 0 ? exact : candidates
    if (place === undefined) return { fault: { field: 'departmentName', code: 'unknown_department' } }
    if (another !== undefined) return { fault: { field: 'departmentName', code: 'ambiguous_department' } }
    return { place }
  }

  /** Whether a file that says this means the department; one that says nothing means no other. */
  function isNamed(place: Department, name: string, institutionName: string): boolean {
    if (name !== '' && bare(name) !== bare(place.name)) return false
    const institution = institutionById.get(place.institutionId)?.name ?? ''
    return institutionName === '' || spelt(institutionName) === spelt(institution)
  }

  return {
    isNamed,
    findInstitution,
    findDepartment,
    institutionName: (id: number): string => institutionById.get(id)?.name ?? '',
  }
}

export type PlaceNames = ReturnType<typeof placeNames>
