import { use } from 'react'
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router'

/**
 * The parameters of the address as they will be when the change under way is done. A person who changes them twice in a
 * row, as with two filters taken away by two keys, changes what the first change left, and not what is on the screen
 * still. A change that comes after a link to another page was pressed is dropped: the person goes on to that page.
 *
 * A change is made to the address that the router has by then, which a busy browser may not have drawn yet: a search that
 * is passed on late keeps the record that was opened meanwhile. No documented hook of the router knows that address; the
 * function that its own `setSearchParams` takes is handed the one that is drawn.
 */
export function useAddressSearch(): [
  parameters: URLSearchParams,
  change: (edit: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void,
] {
  const [present, setParameters] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const router = use(RouterContext)?.router
  const parameters = next?.pathname === pathname ? new URLSearchParams(next.search) : present
  // Drawn at once, so that the next key finds it; an address that an effect corrects cannot be.
  const change = (edit: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions = {}) => {
    if (router === undefined) throw new Error('The address is changed outside of the router.')
    const newest = router.state.navigation.location ?? router.state.location
    if (newest.pathname !== pathname) return
    setParameters(edit(new URLSearchParams(newest.search)), {
      flushSync: options.replace !== true,
      ...options,
    })
  }
  return [parameters, change]
}

/** Whether the page shows what was chosen before: what is chosen now stands in an address whose data are still coming. */
export function useIsChoiceComing(): boolean {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
