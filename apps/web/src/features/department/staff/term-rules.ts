import { compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { FieldValues, Validate } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'

/** That the last day of an entry is not before its first. */
export const endsAfter =
  (from: (values: FieldValues) => IsoDate | null): Validate<unknown, FieldValues> =>
  (until, values) => {
    const first = from(values)
    const isRight = first === null || typeof until !== 'string' || compareDates(first, until as IsoDate) <= 0
    return isRight || m.staff_until_before_from()
  }
