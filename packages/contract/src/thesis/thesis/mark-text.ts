import { parseMark } from '@diatrivi/domain/examination/marking/mark-text'
import { z } from 'zod'
import { requiredOr } from '../../values.ts'

/** A mark from 0 to 10 as the wire writes it, with two decimals and never as a binary fraction: "8.50". */
export const MarkText = z
  .string({ error: requiredOr('mark_step') })
  .refine((text) => parseMark(text) !== null, { error: 'mark_step' })

/** The same of a request, in hundredths. */
export const MarkValue = MarkText.transform((text) => parseMark(text) ?? 0)
