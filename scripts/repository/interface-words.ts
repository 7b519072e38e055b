import { OFFICE_NAMES } from '@diatrivi/domain/department/staff/office'
import { ABSENCE_NAMES, STAFF_CATEGORY_NAMES } from '@diatrivi/domain/department/staff/staff'
import {
  COMMITTEE_STATUS_WORDS,
  SEAT_ROLE_NAMES,
  SEAT_STATE_WORDS,
} from '@diatrivi/domain/examination/committee/committee-words'
import {
  DATE_ANSWER_WORDS,
  EXAMINATION_STATE_WORDS,
  PRESENCE_WORDS,
} from '@diatrivi/domain/examination/examination/examination-words'
import { PAPER_KIND_NAMES, PAPER_STATUS_WORDS } from '@diatrivi/domain/examination/paper/paper-names'
import { FORM_OF_ADDRESS_NAMES } from '@diatrivi/domain/people/account/form-of-address'
import { INSPECTION_NAMES } from '@diatrivi/domain/people/account/inspection'
import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import { ROLE_NAMES } from '@diatrivi/domain/people/account/role'
import { SECURITY_EVENT_NAMES } from '@diatrivi/domain/people/account/security-event'
import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import { DELIVERY_WORDS } from '@diatrivi/domain/thesis/notice/notice'
import { EVENT_NAMES } from '@diatrivi/domain/thesis/thesis/event'
import {
  ASSIGNMENT_TYPE_WORDS,
  TEXT_LANGUAGE_WORDS,
  THESIS_STATE_WORDS,
} from '@diatrivi/domain/thesis/thesis/thesis-words'
import { DURATION_UNIT_NAMES } from '@diatrivi/domain/thesis/todo-list/step'
import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import { read, trackedFiles } from './tracked-files.ts'

/** The words that screens read from the domain. */
const OF_THE_DOMAIN: Record<string, Record<string, Bilingual>> = {
  ABSENCE_NAMES,
  ASSIGNMENT_TYPE_WORDS,
  COMMITTEE_STATUS_WORDS,
  DATE_ANSWER_WORDS,
  DELIVERY_WORDS,
  DURATION_UNIT_NAMES,
  EVENT_NAMES,
  FORM_OF_ADDRESS_NAMES,
  EXAMINATION_STATE_WORDS,
  INSPECTION_NAMES,
  OFFICE_NAMES,
  PAPER_KIND_NAMES,
  PAPER_STATUS_WORDS,
  PHASE_WORDS,
  PRESENCE_WORDS,
  RANK_NAMES,
  ROLE_NAMES,
  SEAT_ROLE_NAMES,
  SEAT_STATE_WORDS,
  SECURITY_EVENT_NAMES,
  STAFF_CATEGORY_NAMES,
  TEXT_LANGUAGE_WORDS,
  THESIS_STATE_WORDS,
}

/** What is written on the screens in a language, each text with the key of its message or the name of its word. */
export function interfaceWords(language: 'el' | 'en'): { key: string; text: string }[] {
  const ofMessages = trackedFiles()
    .filter((path) => path.startsWith(`apps/web/messages/${language}/`))
    .flatMap((path) => Object.entries(JSON.parse(read(path)) as Record<string, unknown>))
    .flatMap(([key, message]) => textsOf(message).map((text) => ({ key, text })))
  const ofDomain = Object.entries(OF_THE_DOMAIN).flatMap(([name, words]) =>
    Object.entries(words).map(([value, [greek, english]]) => ({
      key: `${name}.${value}`,
      text: language === 'el' ? greek : english,
    })),
  )
  return [...ofMessages, ...ofDomain]
}

function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(textsOf) : []
}
