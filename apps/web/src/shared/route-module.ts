import { ID_MAX } from '@diatrivi/contract/limits'
import { data } from 'react-router'
import { m } from '../paraglide/messages.js'

/** For a route's `meta`: what stands in the window's title. */
export function pageTitle(title: string) {
  return [{ title: titleOf(title) }]
}

export function titleOf(title: string): string {
  return `${title} · ${m.shell_product_name()}`
}

/** The id in an address; what cannot be one leads to "not found", as one that does not exist does. */
export function idParam(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(id <= ID_MAX)) throw data(null, { status: 404 })
  return id
}

/** What the loader of a page may return whose address does not say where in the menu it belongs. */
export interface InMenu {
  menuAddress?: string
}
