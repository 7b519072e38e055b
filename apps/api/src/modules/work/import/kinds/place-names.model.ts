import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { Fault } from '@diatrivi/domain/work/import/row-outcomes'
import type { Places } from '../../../institution/institution/institution.queries.ts'
import { otherNames } from './other-names.model.ts'
import { spelt } from './spelt.model.ts'

type Institution = Places['institutions'][number]
type Department = Places['departments'][number]

type Found<Place> = { place: Place } | { fault: Fault<FieldErrorCode> }

const DEPARTMENT_WORD = /^(?:τμημα|τμ\.|department of|dept\.? of|school of) ?/
const IN_BRACKETS = / ?\(([^()]*)\)$/
const DOTS = /\./g

/** Files name departments with the word, with a part of it and without, and write «&» for «και». */
const bare = (name: string) =>
  spelt(name).replace(DEPARTMENT_WORD, '').replaceAll(' & ', ' και ').replaceAll(' and ', ' και ')
/** «Ε.Κ.Π.Α.» is «ΕΚΠΑ». */
const withoutDots = (name: string) => spelt(name).replace(DOTS, '')

/** Finds the places that files name. A name may be left out where there is only one institution. */
export function placeNames({ institutions, departments }: Places) {
  const others = otherNames()
  const institutionById = new Map(institutions.map((place) => [place.id, place]))
  const nameOfInstitution = (id: number): string => institutionById.get(id)?.name ?? ''
  const institutionsByName = groupedByNames(institutions, ({ name }) =>
    [name, ...others.institution(name)].map(withoutDots),
  )
  const departmentsByName = groupedByNames(departments, ({ name, institutionId }) =>
    [name, ...others.department(nameOfInstitution(institutionId), name)].map(bare),
  )

  /** By all of a name, or by the words with which the name of one institution alone begins: «Χαροκόπειο». */
  function institutionsCalled(name: string): readonly Institution[] {
    const asked = withoutDots(name)
    const whole = institutionsByName.get(asked)
    if (whole !== undefined) return whole
    const begun = [...institutionsByName].flatMap(([one, places]) =>
      one.startsWith(`${asked} `) ? places : [],
    )
    return [...new Set(begun)]
  }

  function findInstitution(name: string): Found<Institution> {
    const [only] = institutions
    if (name === '' && institutions.length === 1 && only !== undefined) return { place: only }
    if (name === '') return { fault: { field: 'institutionName', code: 'required' } }
    const [place, another] = institutionsCalled(name)
    if (place !== undefined && another === undefined) return { place }
    return { fault: { field: 'institutionName', code: 'unknown_institution' } }
  }

  /** The institution may stand in brackets behind the department. */
  function departmentsCalled(name: string, institution: Institution | null): readonly Department[] {
    const isThere = ({ institutionId }: Department) =>
      institution === null || institutionId === institution.id
    const candidates = (departmentsByName.get(bare(name)) ?? []).filter(isThere)
    if (candidates.length > 0) return candidates
    const [bracket, within = ''] = IN_BRACKETS.exec(name) ?? []
    if (bracket === undefined) return []
    const places = new Set(institutionsCalled(within).map(({ id }) => id))
    return (departmentsByName.get(bare(name.slice(0, -bracket.length))) ?? []).filter(
      (department) => isThere(department) && places.has(department.institutionId),
    )
  }

  function findDepartment(name: string, institutionName: string): Found<Department> {
    if (name === '') return { fault: { field: 'departmentName', code: 'required' } }
    const institution = institutionName === '' ? null : findInstitution(institutionName)
    if (institution !== null && 'fault' in institution) return institution
    const candidates = departmentsCalled(name, institution?.place ?? null)
    const exact = candidates.filter((place) => spelt(place.name) === spelt(name))
    const [place, another] = exact.length > 0 ? exact : candidates
    if (place === undefined) return { fault: { field: 'departmentName', code: 'unknown_department' } }
    if (another !== undefined) return { fault: { field: 'departmentName', code: 'ambiguous_department' } }
    return { place }
  }

  /** Whether a file that says this means the department; one that says nothing means no other. */
  function isNamed(place: Department, name: string, institutionName: string): boolean {
    const institution = institutionById.get(place.institutionId) ?? null
    if (name !== '' && !departmentsCalled(name, institution).includes(place)) return false
    return institutionName === '' || institutionsCalled(institutionName).some((one) => one === institution)
  }

  return { isNamed, findInstitution, findDepartment, institutionName: nameOfInstitution }
}

/** Places by each of their names, of which some may be alike. */
function groupedByNames<Place>(
  places: readonly Place[],
  namesOf: (place: Place) => readonly string[],
): ReadonlyMap<string, readonly Place[]> {
  const named = places.flatMap((place) => [...new Set(namesOf(place))].map((name) => ({ name, place })))
  const groups = Map.groupBy(named, ({ name }) => name)
  return new Map([...groups].map(([name, group]) => [name, group.map(({ place }) => place)]))
}

export type PlaceNames = ReturnType<typeof placeNames>
