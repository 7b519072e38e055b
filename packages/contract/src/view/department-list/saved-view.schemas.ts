import { DEPARTMENT_LISTS } from '@diatrivi/domain/view/department-list/list-columns'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '@diatrivi/domain/view/department-list/saved-view'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { requiredLine, text } from '../../values.ts'

export const ViewParams = z.object({
  list: z.enum(DEPARTMENT_LISTS, { error: 'invalid' }),
  viewId: IdParam,
})

export const SavedViewBody = z.object({
  name: requiredLine(VIEW_NAME_MAX),
  /** Filters, order and columns as they stand in the address of the list, without its page: `LIST_QUERIES`. */
  query: text(VIEW_QUERY_MAX),
})

export const SavedView = z.strictObject({
  viewID: z.int(),
  name: z.string(),
  query: z.string(),
})
export type SavedView = z.infer<typeof SavedView>
