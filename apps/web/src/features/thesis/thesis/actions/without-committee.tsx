import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { processQueries } from '../../../../entities/process/process.queries.ts'

/** What only a thesis without a committee has. A rule book may ask for one; until that is known, nothing is shown. */
export function WithoutCommittee({ thesisId, children }: { thesisId: number; children: ReactNode }) {
  const { data: process } = useQuery(processQueries.of(thesisId))
  return process?.committee === null ? children : null
}
