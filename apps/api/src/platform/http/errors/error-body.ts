import { ERROR_STATUS, type ErrorBody } from '@diatrivi/contract/errors'
import { fieldSentence } from '@diatrivi/contract/field-sentences'
import { REFUSAL_SENTENCES } from '@diatrivi/contract/refusal-sentences'
import type { Language } from '@diatrivi/domain/shared/language'
import type { FieldErrors, Refusal } from '../../refusal/refusal.ts'

/** A refusal as the caller reads it. */
export function errorBody(error: Refusal, language: Language, requestId: string): ErrorBody {
  const body: ErrorBody = {
    status: ERROR_STATUS[error.code],
    code: error.code,
    message: REFUSAL_SENTENCES[error.code][language],
    requestId,
  }
  return error.fields === undefined ? body : { ...body, fields: sentencesOf(error.fields, language) }
}

function sentencesOf(fields: FieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [name, fieldSentence(error, language)]),
  )
}
