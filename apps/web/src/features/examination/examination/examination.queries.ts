import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toDatesByLink, toEntry } from './examination.mapper.ts'

export interface Wanted {
  date: IsoDate
  time: string
  minutes: number
  place: string
}

/** Under the root of theses, so that every action on a thesis refreshes them. */
export const examinationQueries = {
  places: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'examination-places', thesisId],
      queryFn: ({ signal }) => call('listExaminationPlaces', { params: { thesisId }, signal }),
    }),

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

  /** The limit that one thesis more of the reader would break; null where none is. */
  load: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'load', thesisId],
      queryFn: async ({ signal }) =>
        (await call('getEligibility', { params: { thesisId }, signal })).load ?? null,
    }),

  /** What the link of a member without an account shows; read by a POST, because its code is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'dates-by-link', code],
      queryFn: async ({ signal }) => toDatesByLink(await call('openDates', { body: { code }, signal })),
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
      queryFn: async ({ signal }) =>
        (await call('listExaminations', { query: { from, until }, signal })).map(toEntry),
    }),
}
