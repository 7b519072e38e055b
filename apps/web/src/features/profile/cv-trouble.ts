import { CV_MAX_BYTES } from '@diatrivi/domain/account/profile'
import { m } from '../../paraglide/messages.js'
import { isApiError } from '../../shared/api/api-error.ts'
import { formatFileSize } from '../../shared/format/numbers.ts'

/** What the API found wrong with the file itself, to be said beside it. */
export function cvTrouble(error: unknown): string | undefined {
  if (isApiError(error, 'file_too_large'))
    return m.profile_cv_too_large({ size: formatFileSize(CV_MAX_BYTES) })
  return isApiError(error, 'file_type_not_accepted') ? error.message : undefined
}
