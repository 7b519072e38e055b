import type {
  MarkByLink,
  MarkingPart,
  MarkSheetView,
  ResultPart,
} from '@diatrivi/contract/examination/marking/marking.schemas'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'

export type SheetView = MarkSheetView
export type Sheet = MarkSheetView['sheet']
/** What fields of marks are made of, for every person who fills them in. */
export type MarkedParts = Pick<Sheet, 'step' | 'parts'>
export type LinkedSheet = MarkByLink
export type Marking = MarkingPart
export type Result = ResultPart

/** Under the root of theses, so that every act on a thesis refreshes them. */
export const markingQueries = {
  sheet: (examinationId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'mark-sheet', examinationId],
      queryFn: ({ signal }) => call('getMarkSheet', { params: { examinationId }, signal }),
    }),

  /** What the link of a member without an account shows; read by a POST, because its code is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'mark-by-link', code],
      queryFn: ({ signal }) => call('openMarkSheet', { body: { code }, signal }),
    }),
}
