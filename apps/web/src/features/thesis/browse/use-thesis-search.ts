import { useSearchParams } from 'react-router'
import {
  readThesisSearch,
  type ThesisFilters,
  type ThesisSearch,
  writeThesisSearch,
} from '../thesis-filters.ts'

/** The search of a list of theses, read from and written to the address bar. */
export function useThesisSearch(): {
  search: ThesisSearch
  setFilters: (filters: ThesisFilters) => void
  setPage: (page: number, options?: { replace: boolean }) => void
} {
  const [parameters, setParameters] = useSearchParams()
  const search = readThesisSearch(parameters)
  return {
    search,
    // A narrower list begins at its first page.
    setFilters: (filters) =>
      setParameters(writeThesisSearch({ filters, page: 1 }), { preventScrollReset: true }),
    setPage: (page, options) => setParameters(writeThesisSearch({ ...search, page }), options),
  }
}
