import { type DepartmentList, shownColumns } from '@diatrivi/domain/view/department-list/list-columns'
import { COLUMNS_PARAMETER, readColumns } from '../../../shared/columns.ts'
import { useAddressSearch } from '../../../shared/use-address-search.ts'

/** The columns of a list that are shown, and another choice of them; the address keeps it, so that a view can be saved. */
export function useChosenColumns(list: DepartmentList) {
  const [parameters, setParameters] = useAddressSearch()
  const chosen = readColumns(parameters)
  return {
    shown: shownColumns<DepartmentList>(list, chosen) as readonly string[],
    isChosen: chosen !== null,
    choose: (names: readonly string[] | null) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before)
          if (names === null) next.delete(COLUMNS_PARAMETER)
          else next.set(COLUMNS_PARAMETER, names.join(','))
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
