import { DEPARTMENT_FILTER_NAMES, THESIS_FILTER_NAMES } from '@diatrivi/contract/thesis/thesis/thesis.names'
import type {
  DepartmentThesesQuery,
  ThesisCountQuery,
  ThesisFilterQuery,
} from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { z } from 'zod'
import { pageWindow } from '../../../platform/paging.ts'
import type { ThesisQuery } from './thesis-list.queries.ts'

export function thesisQuery(query: z.output<typeof ThesisFilterQuery>): ThesisQuery {
  return {
    filter: toPlain(THESIS_FILTER_NAMES, query),
    order: query.sort ?? 'newest',
    window: pageWindow(query),
  }
}

export function departmentThesesQuery(query: z.output<typeof DepartmentThesesQuery>): ThesisQuery {
  return { ...thesisQuery(query), filter: toPlain(DEPARTMENT_FILTER_NAMES, query) }
}

export function thesisFilter(query: z.output<typeof ThesisCountQuery>): ThesisQuery['filter'] {
  return toPlain(THESIS_FILTER_NAMES, query)
}
