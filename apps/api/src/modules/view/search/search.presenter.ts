import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import type { SearchAnswer } from '@diatrivi/contract/view/search/search.schemas'
import { thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { Found } from './search.service.ts'

export function presentFound({ theses, todoLists, people }: Found): SearchAnswer {
  return {
    theses: theses.map((thesis) => ({
      thesisID: thesis.id,
      thesisTitle: thesis.title,
      titleEn: thesis.titleEnglish,
      state: thesisState(thesis),
      instructor: presentPerson(thesis.instructor),
    })),
    todoLists: todoLists.map(({ id, title, thesisTitle }) => ({
      doListID: id,
      doListTitle: title,
      thesisTitle,
    })),
    people: people.map((person) => ({
      ...presentPerson(person),
      user_type: USER_TYPES[person.role],
      formOfAddress: person.formOfAddress,
      depName: person.departmentName,
    })),
  }
}
