import type { Wire } from '@diatrivi/contract/endpoints'
import { THESIS_STATE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import { fullName } from '../../../entities/person/person.ts'
import { roleWord } from '../../../entities/person/person-words.ts'
import { m } from '../../../paraglide/messages.js'
import { ROLE_OF_USER_TYPE } from '../../../shared/api/resolve-session.ts'
import { said } from '../../../shared/format/said.ts'
import { paths } from '../../../shared/paths.ts'

export type FoundKind = 'page' | 'action' | 'thesis' | 'todoList' | 'person' | 'guide'

/** Where choosing leads, or what it does at once. */
export type Chosen = { to: string } | { act: () => void }

/** Something that a person may go to or do. */
export type Found = Chosen & {
  kind: FoundKind
  name: string
  /** Another name by which it is found; null where it has none. */
  otherName: string | null
  /** What tells it from others of the same name. */
  about: string
}

export function toFound({ theses, todoLists, people }: Wire<'search'>['response']): Found[] {
  return [
    ...theses.map(({ thesisID, thesisTitle, titleEn, state, instructor }) => ({
      kind: 'thesis' as const,
      name: thesisTitle,
      otherName: titleEn,
      about: joined(said(THESIS_STATE_WORDS[state]), fullName(toPerson(instructor))),
      to: paths.thesis(thesisID),
    })),
    ...todoLists.map(({ doListID, doListTitle, thesisTitle }) => ({
      kind: 'todoList' as const,
      name: doListTitle,
      otherName: null,
      about: thesisTitle ?? m.todo_list_kind_template(),
      to: paths.instructor.editTodoList(doListID),
    })),
    ...people.map((person) => ({
      kind: 'person' as const,
      name: fullName(toPerson(person)),
      otherName: null,
      about: joined(roleWord(ROLE_OF_USER_TYPE[person.user_type], person.formOfAddress), person.depName),
      to: paths.profile(person.username),
    })),
  ]
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ')
}
