import type {
  DraftRulebookBody,
  EditProgrammeBody,
  EditRulebookBody,
} from '@diatrivi/contract/department/rulebook/rulebook.schemas'
import type { z } from 'zod'
import type { ProgrammeFields } from './programme.repository.ts'
import type { RulebookFields } from './rulebook.model.ts'
import type { NewDraft } from './rulebook.service.ts'

export function programmeFields(body: z.output<typeof EditProgrammeBody>): ProgrammeFields {
  const { name, nameEn, level, kind, ects, courseCode } = body
  return { name, nameEnglish: nameEn, level, kind, ects, courseCode }
}

export function newDraft(body: z.output<typeof DraftRulebookBody>): NewDraft {
  const { title, inForceFrom, programmeID, from } = body
  return { title, inForceFrom, programmeId: programmeID, from }
}

export function rulebookFields(body: z.output<typeof EditRulebookBody>): RulebookFields {
  const { title, inForceFrom, decisionRef, rules } = body
  return { title, inForceFrom, decisionReference: decisionRef, rules }
}
