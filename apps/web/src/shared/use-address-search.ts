import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * The parameters of the address as they will be when the change under way is done. A person who changes them twice in a
 * row, as with two filters taken away by two keys, changes what the first change left, and not what is on the screen
 * still. A change that comes after a link to another page was pressed is dropped: the person goes on to that page.
 */
export function useAddressSearch(): [
  parameters: URLSearchParams,
  change: (next: URLSearchParams, options?: NavigateOptions) => void,
] {
  const [present, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const parameters = next?.pathname === pathname ? new URLSearchParams(next.search) : present
  // Drawn at once, so that the next key finds it; an address that an effect corrects cannot be.
  const change = (changed: URLSearchParams, options: NavigateOptions = {}) => {
    const isLeaving = next !== undefined && next.pathname !== pathname
    if (!isLeaving) setParameters(changed, { flushSync: options.replace !== true, ...options })
  }
  return [parameters, change]
}

/** Whether the page shows what was chosen before: what is chosen now stands in an address whose data are still coming. */
export function useIsChoiceComing(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
