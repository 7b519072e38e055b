import { readPage, withParameters } from '../../filters.ts'
import { useAddressSearch } from '../../use-address-search.ts'

type Texts = Readonly<Record<string, string>>

/** What narrows and orders a list, and its page, as the address bar holds them. */
export function useListAddress() {
  const [parameters, change] = useAddressSearch()
  return {
    /** Empty where the address does not have it. */
    textOf: (name: string) => parameters.get(name) ?? '',
    page: readPage(parameters),
    /** Another list begins at its first page. */
    narrow: (texts: Texts) =>
      change((now) => withParameters(now, { page: '', ...texts }), {
        replace: true,
        flushSync: true,
        preventScrollReset: true,
      }),
    turn: (page: number, options?: { replace: boolean }) =>
      change((now) => withParameters(now, { page: page > 1 ? String(page) : '' }), options),
  }
}
