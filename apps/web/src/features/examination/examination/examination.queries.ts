import type { ExaminationEntry } from '@diatrivi/contract/examination/examination/examination.schemas'
import type { ProcessView } from '@diatrivi/contract/view/process/process.schemas'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'

export type Process = ProcessView
export type Examination = NonNullable<ProcessView['examination']>
export type Current = NonNullable<Examination['current']>
export type Poll = NonNullable<Examination['dates']>
export type { ExaminationEntry }

export interface Wanted {
  date: IsoDate
  time: string
  minutes: number
  place: string
}

/** Under the root of theses, so that every act on a thesis refreshes them. */
export const examinationQueries = {
  clashes: (thesisId: number, { date, time, minutes, place }: Wanted) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'clashes', thesisId, date, time, minutes, place],
      queryFn: ({ signal }) =>
        call('findClashes', {
          query: {
            thesis: String(thesisId),
            date,
            time,
            minutes: String(minutes),
            ...(place.trim() !== '' && { place: place.trim() }),
          },
          signal,
        }),
      // A day that is not whole yet is no error of the page.
      retry: false,
    }),

  /** What the link of a member without an account shows; read by a POST, because its code is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'dates-by-link', code],
      queryFn: ({ signal }) => call('openDates', { body: { code }, signal }),
    }),

  /** Students whose interest ended when another accepted: the history remembers them. */
  wereInterested: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'were-interested', thesisId],
      queryFn: async ({ signal }) => {
        const history = await call('getThesisHistory', { params: { thesisId }, signal })
        const names = new Map(
          history.flatMap(({ what, details: { student, studentName } }) =>
            what === 'interest_closed' && typeof student === 'string' && typeof studentName === 'string'
              ? [[student, studentName] as const]
              : [],
          ),
        )
        return [...names].map(([username, name]) => ({ username, name }))
      },
    }),

  ofDays: (from: IsoDate, until: IsoDate) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'examinations', from, until],
      queryFn: ({ signal }) => call('listExaminations', { query: { from, until }, signal }),
    }),
}
