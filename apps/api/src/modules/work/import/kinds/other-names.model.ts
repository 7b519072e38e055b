import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import { knownInstitutions } from '../../../institution/institution/known-institutions.model.ts'

/** What files call a place beside its name here: in English, in short, by its domain. */
export interface OtherNames {
  institution(name: string): readonly string[]
  department(institutionName: string, name: string): readonly string[]
}

/** Out of the list of Greek universities that comes with the program. */
export function otherNames(): OtherNames {
  const byName = new Map(knownInstitutions().map((place) => [foldGreek(place.instName), place]))
  return {
    institution(name) {
      const known = byName.get(foldGreek(name))
      if (known === undefined) return []
      const [label = ''] = known.domain.split('.')
      return [known.instNameEn, known.shortName ?? '', label].filter((one) => one !== '')
    },
    department(institutionName, name) {
      const departments = byName.get(foldGreek(institutionName))?.departments ?? []
      return departments
        .filter(({ depName }) => foldGreek(depName) === foldGreek(name))
        .map(({ depNameEn }) => depNameEn)
    },
  }
}
