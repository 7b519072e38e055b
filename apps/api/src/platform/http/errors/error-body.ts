import { ERROR_STATUS, type ErrorBody } from '@diatrivi/contract/errors'
import { fieldSentence } from '@diatrivi/contract/field-sentences'
import { refusalMessage } from '@diatrivi/contract/refusal-sentences'
import type { Language } from '@diatrivi/domain/shared/language'
import type { FieldErrors, Refusal } from '../../refusal/refusal.ts'

/** A refusal as the caller reads it. */
export function errorBody(error: Refusal, language: Language, requestId: string): ErrorBody {
  const body: ErrorBody = {
    status: ERROR_STATUS[error.code],
    code: error.code,
    message: refusalMessage(error.code, language, error.facts),
    requestId,
  }
  return {
    ...body,
    ...(error.fields && { fields: sentencesOf(error.fields, language) }),
    ...(error.facts && { facts: error.facts }),
  }
}

function sentencesOf(fields: FieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [name, fieldSentence(error, language)]),
  )
}
