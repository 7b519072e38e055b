import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * After a change of page the focus goes to its title, as on a freshly loaded page: a screen reader says where
 * one is, and Tab goes on from the top. Changes of the search alone (filters, page numbers) leave the focus alone.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const shown = useRef(pathname)

  useEffect(() => {
    if (!isIdle || shown.current === pathname) return
    shown.current = pathname
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (target === null) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, isIdle])

  return null
}
