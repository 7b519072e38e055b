import {
  COMMITTEE_STATUS_WORDS,
  SEAT_STATE_WORDS,
} from '@diatrivi/domain/examination/committee/committee-words'
import { EXAMINATION_STATE_WORDS } from '@diatrivi/domain/examination/examination/examination-words'
import { PAPER_KIND_NAMES, PAPER_STATUS_WORDS } from '@diatrivi/domain/examination/paper/paper-names'
import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import {
  ASSIGNMENT_TYPE_WORDS,
  TEXT_LANGUAGE_WORDS,
  THESIS_STATE_WORDS,
} from '@diatrivi/domain/thesis/thesis/thesis-words'
import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import { read, trackedFiles } from './tracked-files.ts'

/** The words that screens read from the domain. */
const OF_THE_DOMAIN: Record<string, Record<string, Bilingual>> = {
  ASSIGNMENT_TYPE_WORDS,
  COMMITTEE_STATUS_WORDS,
  EXAMINATION_STATE_WORDS,
  PAPER_KIND_NAMES,
  PAPER_STATUS_WORDS,
  PHASE_WORDS,
  RANK_NAMES,
  SEAT_STATE_WORDS,
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
