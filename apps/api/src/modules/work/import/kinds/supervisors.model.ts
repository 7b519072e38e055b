import { fullName } from '../../../../platform/text/full-name.ts'
import type { DepartmentInstructor } from '../../../people/account/account.queries.ts'
import type { ThesisOfDepartment } from '../../../thesis/thesis/thesis.queries.ts'
import { spelt } from './spelt.model.ts'

export interface Supervisor extends DepartmentInstructor {
  /** An instructor who has left is only known by the theses that there are. */
  isHere: boolean
}

export interface Supervisors {
  /** Everyone whom a file may mean by this; none for a name that no person has. */
  called(name: string): readonly Supervisor[]
  /** Whether it names several people, each of whom is known. */
  areSeveral(name: string): boolean
}

/** «Καθ.», «κ.» and the like before a name. */
const TITLE = /^(?:(?:αν|αναπλ|επ|επικ|ομ)\. ?)?(?:καθ|δρ|κ|κα|prof|dr|mr|mrs|ms)\. ?/
const DOTS = /\./g
const BETWEEN_PEOPLE = /\s*[/,;&+\n]\s*|\s+και\s+|\s+and\s+/i

/** The people who may supervise, by all that a file may call them: «Αρβανίτης Χ.» where it names one person alone. */
export function supervisorsOf(
  instructors: readonly DepartmentInstructor[],
  theses: readonly ThesisOfDepartment[],
): Supervisors {
  const here = new Set(instructors.map(({ id }) => id))
  const all = [
    ...new Map(
      [...theses.map(({ instructor }) => instructor), ...instructors].map((person) => [person.id, person]),
    ).values(),
  ].map((person): Supervisor => ({ ...person, isHere: here.has(person.id) }))
  const byWhole = groupedByNames(all, ({ username, email, firstName, surname }) => [
    username,
    email,
    fullName({ firstName, surname }),
    fullName({ firstName: surname, surname: firstName }),
  ])
  const byShort = groupedByNames(all, shortNames)
  const called = (name: string): readonly Supervisor[] => {
    const bare = spelt(name).replace(TITLE, '').replace(DOTS, '')
    return byWhole.get(spelt(name)) ?? byWhole.get(bare) ?? byShort.get(bare) ?? []
  }
  return {
    called,
    areSeveral(name) {
      const parts = name.split(BETWEEN_PEOPLE).filter((part) => part !== '')
      return parts.length > 1 && parts.every((part) => called(part).length > 0)
    },
  }
}

/** Without dots; of several people by one of them, who is meant is not guessed. */
function shortNames({ firstName, surname }: DepartmentInstructor): string[] {
  const initial = firstName.slice(0, 1)
  return [surname, `${surname} ${initial}`, `${initial} ${surname}`]
}

function groupedByNames(
  people: readonly Supervisor[],
  namesOf: (person: Supervisor) => readonly string[],
): ReadonlyMap<string, readonly Supervisor[]> {
  const named = people.flatMap((person) =>
    [...new Set(namesOf(person).map(spelt))].map((name) => ({ name, person })),
  )
  const groups = Map.groupBy(named, ({ name }) => name)
  return new Map([...groups].map(([name, group]) => [name, group.map(({ person }) => person)]))
}
