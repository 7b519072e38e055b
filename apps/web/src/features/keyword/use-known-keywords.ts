import { useQuery } from '@tanstack/react-query'
import { keywordQueries } from './keyword.queries.ts'

const NONE: readonly string[] = []

/** The labels of every keyword in use, for suggestions; none until they are here. */
export function useKnownKeywords(): readonly string[] {
  const { data = NONE } = useQuery(keywordQueries.list())
  return data
}
