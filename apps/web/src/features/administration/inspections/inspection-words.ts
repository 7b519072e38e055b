import type { InspectionKind } from '@diatrivi/domain/account/inspection'
import type { Role } from '@diatrivi/domain/account/role'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import type { Inspection } from './inspections.mapper.ts'

export const KIND_WORDS: Record<InspectionKind, () => string> = {
  profile: m.inspection_kind_profile,
  cv: m.inspection_kind_cv,
  thesis: m.inspection_kind_thesis,
  history: m.inspection_kind_history,
  step_file: m.inspection_kind_step_file,
  conversation: m.inspection_kind_conversation,
  final_text: m.inspection_kind_final_text,
  list: m.inspection_kind_list,
  account: m.inspection_kind_account,
  security_log: m.inspection_kind_security_log,
}

const ROLE_WORDS: Record<Role, () => string> = {
  student: m.security_role_student,
  instructor: m.security_role_instructor,
  administrator: m.security_role_administrator,
}

/** The name, or the number of an account that was deleted. */
export function personWords({ person, personId }: Inspection): string {
  return person === null
    ? m.security_deleted_account({ id: personId })
    : `${fullName(person)} (${person.username})`
}

export function readerWords({ reader, readerId }: Inspection): string {
  return reader === null
    ? m.security_deleted_account({ id: readerId })
    : `${fullName(reader)} (${reader.username})`
}

export function roleWords({ reader }: Inspection): string {
  return reader === null ? '' : ROLE_WORDS[reader.role]()
}
