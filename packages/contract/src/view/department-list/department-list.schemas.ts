import { LANGUAGES } from '@diatrivi/domain/shared/language'
import { DEPARTMENT_LISTS } from '@diatrivi/domain/view/department-list/list-columns'
import { z } from 'zod'
import { requiredOr } from '../../values.ts'

export const FILE_FORMATS = ['xlsx', 'csv'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const ListParams = z.object({ list: z.enum(DEPARTMENT_LISTS, { error: 'invalid' }) })

/** Beside it stand the filters of the list, its order and `columns`: `LIST_QUERIES`. */
export const ExportQuery = z.looseObject({
  format: z.enum(FILE_FORMATS, { error: requiredOr('invalid') }),
  /** The language of the headings; that of the caller where it is left out. */
  headings: z.enum(LANGUAGES, { error: 'invalid' }).optional(),
})
