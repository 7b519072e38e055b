import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'

/** What only a thesis without a committee has. A rule book may ask for one; until that is known, nothing is shown. */
export function WithoutCommittee({ thesisId, children }: { thesisId: number; children: ReactNode }) {
  const { data: process } = useQuery({
    // The key that the panels of the same page ask by.
    queryKey: [...QUERY_ROOTS.thesis, 'process', thesisId],
    queryFn: ({ signal }) => call('getProcess', { params: { thesisId }, signal }),
  })
  return process?.committee === null ? children : null
}
