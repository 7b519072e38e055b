import type { DepartmentCommittee, OwnSeat } from '@diatrivi/contract/examination/committee/committee.schemas'
import type { CommitteeSeat, ProcessView } from '@diatrivi/contract/view/process/process.schemas'
import type { CommitteeStanding } from '@diatrivi/domain/examination/committee/committee-standing'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'

export type Committee = NonNullable<ProcessView['committee']>
export type Seat = CommitteeSeat
export type ProposedMembers = NonNullable<Committee['proposal']>
export type ListedCommittee = DepartmentCommittee
export type { OwnSeat }

export const COMMITTEES_PER_PAGE = 20

/** Under the root of theses, so that every act on a thesis refreshes them. */
export const committeeQueries = {
  /** @param text a part of a name; empty for all, those of the department first */
  candidates: (thesisId: number, text: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'candidates', thesisId, text],
      queryFn: ({ signal }) =>
        call('listCandidates', { params: { thesisId }, query: text === '' ? {} : { text }, signal }),
    }),

  /** The same for the student, who is not told what others have to do. */
  ownCandidates: (thesisId: number, text: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'own-candidates', thesisId, text],
      queryFn: ({ signal }) =>
        call('listOwnCandidates', { params: { thesisId }, query: text === '' ? {} : { text }, signal }),
    }),

  suggested: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'suggested-members', thesisId],
      queryFn: ({ signal }) => call('listSuggestedMembers', { params: { thesisId }, signal }),
    }),

  /** What the link of a person without an account shows; read by a POST, because its code is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'seat-by-link', code],
      queryFn: ({ signal }) => call('openSeat', { body: { code }, signal }),
    }),

  /** Seats that were given to the address of the reader before there was an account. */
  withoutAccount: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'seats-without-account'],
      queryFn: ({ signal }) => call('listSeatsWithoutAccount', { signal }),
    }),

  ofDepartment: (search: string, state: CommitteeStanding | null, page: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'department-committees', search, state, page],
      queryFn: async ({ signal }) => {
        const query = {
          page: String(page),
          pageSize: String(COMMITTEES_PER_PAGE),
          ...(search !== '' && { search }),
          ...(state && { state }),
        }
        const { items, total } = await callPage('listCommittees', { query, signal })
        return { committees: items, total }
      },
      placeholderData: keepPreviousData,
    }),

  ownSeats: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'own-seats'],
      queryFn: ({ signal }) => call('listOwnSeats', { signal }),
    }),
}
