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
  setFilters: (filters: Partial<ThesisFilters>) => void
  arrange: (change: Partial<ThesisArrangement>) => void
  setPage: (page: number, options?: { replace: boolean }) => void
} {
  const [parameters, setParameters] = useAddressSearch()
  // Another list begins at its first page.
  const change = (changed: Partial<ThesisArrangement>, filters: Partial<ThesisFilters> = {}) =>
    setParameters(
      (now) => {
        const present = readThesisSearch(now)
        return writeThesisSearch({
          ...present,
          page: 1,
          ...changed,
          filters: { ...present.filters, ...filters },
        })
      },
      { preventScrollReset: true },
    )
  return {
    search: readThesisSearch(parameters),
    setFilters: (filters) => change({}, filters),
    arrange: (changed) => change(changed),
    setPage: (page, options) =>
      setParameters((now) => writeThesisSearch({ ...readThesisSearch(now), page }), options),
  }
}
