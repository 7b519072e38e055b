import type { CommitteeStatus } from '@diatrivi/domain/examination/committee/committee-status'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import {
  toCandidate,
  toListedCommittee,
  toOwnSeat,
  toSeatByLink,
  toSeatWithoutAccount,
} from './committee.mapper.ts'

/** Under the root of theses, so that every action on a thesis refreshes them. */
export const committeeQueries = {
  /** @param text a part of a name; empty for all, those of the department first */
  candidates: (thesisId: number, text: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'candidates', thesisId, text],
      queryFn: async ({ signal }) => {
        const query = text === '' ? {} : { text }
        return (await call('listCandidates', { params: { thesisId }, query, signal })).map(toCandidate)
      },
    }),

  /** The same for the student, who is not told what others have to do. */
  ownCandidates: (thesisId: number, text: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'own-candidates', thesisId, text],
      queryFn: async ({ signal }) => {
        const query = text === '' ? {} : { text }
        return (await call('listOwnCandidates', { params: { thesisId }, query, signal })).map(toCandidate)
      },
    }),

  suggested: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'suggested-members', thesisId],
      queryFn: async ({ signal }) =>
        (await call('listSuggestedMembers', { params: { thesisId }, signal })).map(toCandidate),
    }),

  /** What would keep the person with an address from the committee. */
  outsider: (thesisId: number, email: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'outsider', thesisId, email],
      queryFn: ({ signal }) => call('judgeOutsider', { params: { thesisId }, query: { email }, signal }),
    }),

  /** What the link of a person without an account shows; read by a POST, because its code is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'seat-by-link', code],
      queryFn: async ({ signal }) => toSeatByLink(await call('openSeat', { body: { code }, signal })),
    }),

  /** Seats that were given to the address of the reader before there was an account. */
  withoutAccount: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'seats-without-account'],
      queryFn: async ({ signal }) =>
        (await call('listSeatsWithoutAccount', { signal })).map(toSeatWithoutAccount),
    }),

  ofDepartment: (search: string, state: CommitteeStatus | null, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'department-committees', search, state, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = {
          page: String(page),
          pageSize: String(pageSize),
          ...(search !== '' && { search }),
          ...(state && { state }),
        }
        const { items, total } = await callPage('listCommittees', { query, signal })
        return { committees: items.map(toListedCommittee), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** How many committees of the department are in that state, among those whose thesis matches. */
  departmentCount: (search: string, state: CommitteeStatus) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'department-committee-count', search, state],
      queryFn: async ({ signal }) => {
        const query = { page: '1', pageSize: '1', state, ...(search !== '' && { search }) }
        return (await callPage('listCommittees', { query, signal })).total
      },
      placeholderData: keepPreviousData,
    }),

  ownSeats: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'own-seats'],
      queryFn: async ({ signal }) => (await call('listOwnSeats', { signal })).map(toOwnSeat),
    }),
}
