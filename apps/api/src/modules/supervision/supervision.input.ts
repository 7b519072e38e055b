import type { CreateThesisBody, EditThesisBody } from '@diatrivi/contract/thesis/thesis.schemas'
import type { z } from 'zod'
import type { ThesisFields } from '../thesis/thesis.model.ts'
import type { ThesisChange } from './thesis-editing.service.ts'

export function newThesis(body: z.output<typeof CreateThesisBody>) {
  const fields: ThesisFields = {
    title: body.thesisTitle,
    description: body.thesisDescr,
    assignmentType: body.thesisAssignType,
    publicByInstructor: body.thesisIsPublicByInst,
    interestDeadline: body.thesisIntDeadline,
    startDate: body.thesisStartDate,
    intendedEnd: body.thesisIntendedEnd,
  }
  return { fields, tags: body.tags?.keywords }
}

/** Fields left out are left out here too. */
export function thesisChange({ thesis }: z.output<typeof EditThesisBody>): ThesisChange {
  const fields: Partial<ThesisFields> = {
    ...(thesis.thesisTitle !== undefined && { title: thesis.thesisTitle }),
    ...(thesis.thesisDescr !== undefined && { description: thesis.thesisDescr }),
    ...(thesis.thesisAssignType !== undefined && { assignmentType: thesis.thesisAssignType }),
    ...(thesis.thesisIsPublicByInst !== undefined && { publicByInstructor: thesis.thesisIsPublicByInst }),
    ...(thesis.thesisIntDeadline !== undefined && { interestDeadline: thesis.thesisIntDeadline }),
    ...(thesis.thesisStartDate !== undefined && { startDate: thesis.thesisStartDate }),
    ...(thesis.thesisIntendedEnd !== undefined && { intendedEnd: thesis.thesisIntendedEnd }),
  }
  return { fields, tags: thesis.tags?.keywords }
}
