import { useAddressSearch } from '../../../../shared/use-address-search.ts'
import {
  readThesisSearch,
  type ThesisArrangement,
  type ThesisFilters,
  type ThesisSearch,
  writeThesisSearch,
} from '../thesis-filters.ts'

/** The search of a list of theses, read from and written to the address bar. */
export function useThesisSearch(): {
  search: ThesisSearch
  setFilters: (filters: ThesisFilters) => void
  arrange: (change: Partial<ThesisArrangement>) => void
  setPage: (page: number, options?: { replace: boolean }) => void
} {
  const [parameters, setParameters] = useAddressSearch()
  const search = readThesisSearch(parameters)
  // Another list begins at its first page.
  const change = (changed: Partial<ThesisSearch>) =>
    setParameters(writeThesisSearch({ ...search, page: 1, ...changed }), { preventScrollReset: true })
  return {
    search,
    setFilters: (filters) => change({ filters }),
    arrange: change,
    setPage: (page, options) => setParameters(writeThesisSearch({ ...search, page }), options),
  }
}
