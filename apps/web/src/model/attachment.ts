import { isApiError } from '../shared/api/api-error.ts'

/** What the API takes as an ordinary document, archive or image; it looks at the bytes itself. */
export const ATTACHMENT_ENDINGS =
  '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.tex,.ppt,.pptx,.odp,.xls,.xlsx,.ods,.csv,.zip,.7z,.gz,.tar,.png,.jpg,.jpeg,.webp,.gif,.svg'

/** A refusal that is said beside the file, where another one can be chosen. */
export function isAboutTheFile(error: unknown): boolean {
  return isApiError(error, 'file_too_large') || isApiError(error, 'file_type_not_accepted')
}
