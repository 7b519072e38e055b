import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import { roleWord } from '../../../../../entities/person/person-words.ts'
import { m } from '../../../../../paraglide/messages.js'
import { personWords as wordsOfAccount } from '../security-words.ts'
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

export function personWords({ person, personId }: Inspection): string {
  return wordsOfAccount(person, personId)
}

export function readerWords({ reader, readerId }: Inspection): string {
  return wordsOfAccount(reader, readerId)
}

export function roleWords({ reader }: Inspection): string {
  return reader === null ? '' : roleWord(reader.role)
}
