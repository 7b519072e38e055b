import type { To } from 'react-router'
import { withParameters } from '../../../../shared/filters.ts'
import { useAddressSearch } from '../../../../shared/use-address-search.ts'

const PARAMETER = 'open'

export interface OpenedRecord {
  /** Null where none is open. */
  id: number | null
  toOpen: (id: number) => To
  open: (id: number) => void
  close: () => void
}

/** The record that the address names, so that a row is a link that another tab opens too. */
export function useOpenedRecord(): OpenedRecord {
  const [parameters, change] = useAddressSearch()
  const named = parameters.get(PARAMETER) ?? ''
  const go = (id: string) =>
    change((now) => withParameters(now, { [PARAMETER]: id }), { replace: true, preventScrollReset: true })
  return {
    id: /^[1-9]\d*$/.test(named) ? Number(named) : null,
    toOpen: (id) => ({ search: withParameters(parameters, { [PARAMETER]: String(id) }).toString() }),
    open: (id) => go(String(id)),
    close: () => go(''),
  }
}
