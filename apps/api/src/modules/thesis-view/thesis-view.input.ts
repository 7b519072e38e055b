import type { ThesisFilterQuery } from '@diatrivi/contract/thesis/thesis.schemas'
import type { z } from 'zod'
import { pageWindow } from '../../platform/paging.ts'
import type { ThesisQuery } from './thesis-reading.service.ts'

export function thesisQuery(query: z.output<typeof ThesisFilterQuery>): ThesisQuery {
  const { title, assignType, deadlineFrom, deadlineUntil, keywords } = query
  return {
    filter: { title, assignmentType: assignType, deadlineFrom, deadlineUntil, keywords },
    window: pageWindow(query),
  }
}
