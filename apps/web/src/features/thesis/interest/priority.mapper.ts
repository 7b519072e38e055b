import { fieldError } from '../../../shared/api/field-error.ts'

/** What the API finds wrong with a priority. */
export const priorityError = (error: unknown) => fieldError(error, 'prefOrder')
