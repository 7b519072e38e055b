import { FORMS_OF_ADDRESS } from '@diatrivi/domain/people/account/form-of-address'
import { THESIS_STATES } from '@diatrivi/domain/thesis/thesis/thesis'
import { z } from 'zod'
import { SOUGHT_MAX } from '../../limits.ts'
import { UserType } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { requiredText } from '../../values.ts'

export const SearchQuery = z.object({ text: requiredText(SOUGHT_MAX) })

const FoundThesis = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  titleEn: z.string().nullable(),
  state: z.enum(THESIS_STATES),
  instructor: PersonName,
})

/** `thesisTitle` is that of the thesis to which the list is attached; null for a template. */
const FoundTodoList = z.strictObject({
  doListID: z.int(),
  doListTitle: z.string(),
  thesisTitle: z.string().nullable(),
})

const FoundPerson = z.strictObject({
  ...PersonName.shape,
  user_type: UserType,
  formOfAddress: z.enum(FORMS_OF_ADDRESS).nullable(),
  depName: z.string().nullable(),
})

/** The nearest of each kind, the nearest first. */
export const SearchAnswer = z.strictObject({
  theses: z.array(FoundThesis),
  todoLists: z.array(FoundTodoList),
  people: z.array(FoundPerson),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
