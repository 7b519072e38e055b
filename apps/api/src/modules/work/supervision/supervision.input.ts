import { THESIS_NAMES } from '@diatrivi/contract/thesis/thesis/thesis.names'
import type { CreateThesisBody, EditThesisBody } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import type { z } from 'zod'
import type { ThesisChange } from './thesis-editing.service.ts'

export function newThesis(body: z.output<typeof CreateThesisBody>) {
  const fields: ThesisFields = toPlain(THESIS_NAMES, body)
  return { fields, tags: body.tags?.keywords }
}

/** Fields left out are left out here too. */
export function thesisChange({ thesis }: z.output<typeof EditThesisBody>): ThesisChange {
  return { fields: toPlain(THESIS_NAMES, thesis), tags: thesis.tags?.keywords }
}
